// A boardgame.io server with a trivial game, in memory, and clients of it.
// node peer.cjs race CLIENTS SECONDS            each moves as fast as it can
// node peer.cjs pace TABLES WATCHERS A_SECOND SECONDS   many tables, and few moves in all
// Either prints its figures as JSON.
const { fork } = require('node:child_process')

// The server decides alone, so that a client has to wait for it, as ours do for a commit.
const game = {
  name: 'count',
  setup: () => ({ steps: 0 }),
  moves: { step: { move: ({ G }) => { G.steps += 1 }, client: false } },
}

function serve() {
  const { Server } = require('boardgame.io/server')
  const server = Server({ games: [game], origins: ['*'] })
  server.run({ port: 0, callback: () => {} }).then((running) => {
    process.send(running.appServer.address().port)
  })
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    process.send({ cpu: (user + system) / 1e6, memory: process.memoryUsage().rss })
  })
}

async function serving() {
  const server = fork(__filename, ['serve'], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const port = await new Promise((told) => server.once('message', told))
  const used = () => {
    server.send('used')
    return new Promise((told) => server.once('message', told))
  }
  return { server, port, used }
}

// A client that has met the table; who only looks on has no playerID.
function meet(port, matchID, playerID) {
  const { Client } = require('boardgame.io/client')
  const { SocketIO } = require('boardgame.io/multiplayer')
  const client = Client({
    game,
    numPlayers: 1,
    playerID,
    matchID,
    multiplayer: SocketIO({
      server: `http://127.0.0.1:${port}`,
      socketOpts: { transports: ['websocket'], timeout: 60000 },
    }),
    debug: false,
  })
  return new Promise((met) => {
    const stop = client.subscribe((state) => {
      if (state !== null) setImmediate(() => (stop(), met(client)))
    })
    client.start()
  })
}

const pause = (seconds) => new Promise((done) => setTimeout(done, 1000 * seconds))

function spread(latencies) {
  latencies.sort((a, b) => a - b)
  const at = (share) => Math.round(10 * latencies[Math.floor(latencies.length * share)]) / 10
  return { p50_ms: at(0.5), p99_ms: at(0.99) }
}

// -- as fast as it goes --------------------------------------------------------------------------

function play(client, end, latencies) {
  let began = performance.now()
  let last = client.getState().G.steps
  client.subscribe((state) => {
    if (state === null || state.G.steps === last) return
    const now = performance.now()
    if (now > end) return
    latencies.push(now - began)
    last = state.G.steps
    began = now
    setImmediate(() => client.moves.step())
  })
  client.moves.step()
}

async function race(clients, seconds) {
  const { server, port } = await serving()
  const met = []
  for (let n = 0; n < clients; n++) met.push(await meet(port, `bench-${n}`, '0'))
  const latencies = []
  const end = performance.now() + 1000 * seconds
  for (const client of met) play(client, end, latencies)
  await pause(seconds)
  server.kill()
  return { per_second: Math.round(latencies.length / seconds), ...spread(latencies) }
}

// -- at a human pace -----------------------------------------------------------------------------

const WARM = 10
const AT_ONCE = 16
const RESTING = 10

async function table(port, number, watchers) {
  const clients = [await meet(port, `bench-${number}`, '0')]
  for (let n = 0; n < watchers; n++) clients.push(await meet(port, `bench-${number}`, null))
  return clients
}

async function open(port, first, count, watchers) {
  const found = []
  let next = first
  const some = async () => {
    while (next < first + count) found.push(await table(port, next++, watchers))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, some))
  return found
}

// One move; it is over when the last at the table has heard of it.
function move(clients) {
  const steps = clients[0].getState().G.steps + 1
  const heard = clients.map((client) => new Promise((done) => {
    const stop = client.subscribe((state) => {
      if (state !== null && state.G.steps >= steps) setImmediate(() => (stop(), done()))
    })
  }))
  clients[0].moves.step()
  return Promise.all(heard)
}

async function choose(tables, aSecond, seconds) {
  const latencies = []
  const moving = []
  const start = performance.now()
  for (let n = 0; n < aSecond * seconds; n++) {
    const due = start + (1000 * n) / aSecond
    const early = due - performance.now()
    if (early > 0) await pause(early / 1000)
    // 7919 is prime: no table comes twice before all have had their turn
    const clients = tables[(n * 7919) % tables.length]
    moving.push(move(clients).then(() => latencies.push(performance.now() - due)))
  }
  await Promise.all(moving)
  return latencies
}

async function pace(tables, watchers, aSecond, seconds) {
  const { server, port, used } = await serving()
  await open(port, 0, WARM, watchers)
  const empty = await used()
  const opened = await open(port, WARM, tables, watchers)
  const ready = await used()
  await pause(RESTING)
  const start = await used()
  const latencies = await choose(opened, aSecond, seconds)
  const end = await used()
  server.kill()
  return {
    per_second: Math.round((10 * latencies.length) / seconds) / 10,
    ...spread(latencies),
    memory_kb_a_table: Math.round((end.memory - empty.memory) / tables / 100) / 10,
    memory_mb: Math.round(end.memory / 1e6),
    cpu_us: Math.round((1e6 * (end.cpu - start.cpu)) / latencies.length),
    cpu_resting: Math.round((1000 * (start.cpu - ready.cpu)) / RESTING) / 1000,
  }
}

const [what, ...numbers] = process.argv.slice(2)
if (what === 'serve') serve()
else {
  ({ race, pace })[what](...numbers.map(Number)).then((told) => {
    process.stdout.write(JSON.stringify(told) + '\n', () => process.exit(0))
  })
}
