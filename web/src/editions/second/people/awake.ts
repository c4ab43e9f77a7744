// The screen in the middle of the table does not go dark, where a browser can see to that.

/** Until what it gives is called. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined
  let over = false

  async function ask() {
    if (over || document.visibilityState !== 'visible') return
    try {
      lock = await navigator.wakeLock?.request('screen')
      if (over) void lock?.release()
    } catch {
      // it is not allowed just now, or the battery is low: nobody needs to know
    }
  }

  /** A page that was out of sight has lost it. */
  const again = () => void ask()
  document.addEventListener('visibilitychange', again)
  void ask()
  return () => {
    over = true
    document.removeEventListener('visibilitychange', again)
    void lock?.release().catch(() => undefined)
  }
}
