let isByKeys = false

// A finger has no Tab. Captured, so that it is known before any handler of the page asks.
if (typeof document !== 'undefined') {
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Tab') isByKeys = true
    },
    true,
  )
  document.addEventListener(
    'pointerdown',
    () => {
      isByKeys = false
    },
    true,
  )
}

/** Whether the person moves by keys: true from a Tab until a pointer presses. */
export const movesByKeys = (): boolean => isByKeys
