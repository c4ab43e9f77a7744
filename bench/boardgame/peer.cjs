// A boardgame.io server with a trivial game, in memory, and clients that move as fast as they can.
// node peer.cjs CLIENTS SECONDS  prints {"per_second", "p50_ms", "p99_ms"}.
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
}

// A client that has met the table; `play` makes it move until the time is over.
function meet(port, number) {
  const { Client } = require('boardgame.io/client')
  const { SocketIO } = require('boardgame.io/multiplayer')
  const client = Client({
    game,
    numPlayers: 1,
    playerID: '0',
    matchID: `bench-${number}`,
    multiplayer: SocketIO({ server: `http://127.0.0.1:${port}` }),
    debug: false,
  })
  return new Promise((met) => {
    const stop = client.subscribe((state) => {
      if (state !== null) setImmediate(() => (stop(), met(client)))
    })
    client.start()
  })
}

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

const pause = (seconds) => new Promise((done) => setTimeout(done, 1000 * seconds))

async function measure(clients, seconds) {
  const server = fork(__filename, ['serve'], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const port = await new Promise((told) => server.once('message', told))
  const met = []
  for (let n = 0; n < clients; n++) met.push(await meet(port, n))
  const latencies = []
  const end = performance.now() + 1000 * seconds
  for (const client of met) play(client, end, latencies)
  await pause(seconds)
  server.kill()
  latencies.sort((a, b) => a - b)
  const at = (share) => Math.round(10 * latencies[Math.floor(latencies.length * share)]) / 10
  const told = { per_second: Math.round(latencies.length / seconds), p50_ms: at(0.5), p99_ms: at(0.99) }
  process.stdout.write(JSON.stringify(told) + '\n', () => process.exit(0))
}

if (process.argv[2] === 'serve') serve()
else measure(Number(process.argv[2] ?? 64), Number(process.argv[3] ?? 6))
