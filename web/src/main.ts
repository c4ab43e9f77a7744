import '@fontsource/im-fell-dw-pica-sc/latin-400.css'
import '@fontsource/alegreya/latin-400.css'
import '@fontsource/alegreya/latin-400-italic.css'
import '@fontsource/alegreya/latin-700.css'
import '@fontsource/alegreya/latin-ext-400.css'
import '@fontsource/alegreya/latin-ext-700.css'
import './style/tokens.css'
import './style/base.css'
import './style/materials.css'
import './style/fields.css'
import './style/phone.css'
import './style/broad.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { reloadAfterUpgrade } from './screens/upgrade.svelte'

const target = document.getElementById('app')
if (!target) throw new Error('index.html has no place for the app')
reloadAfterUpgrade()
mount(App, { target })
