/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'virtual:game-icons' {
  const paths: Record<import('./icons/names').IconName, string>
  export default paths
}

declare module 'virtual:game-pictures' {
  const paths: Record<import('./icons/pictures').PictureName, string>
  export default paths
}

declare module 'virtual:second-motifs' {
  const paths: Record<string, string>
  export default paths
}
