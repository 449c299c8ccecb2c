import { configure } from '@testing-library/react'

// A slow machine must not fail a test. What never appears still fails.
configure({ asyncUtilTimeout: 10_000 })

// jsdom lacks these. Browser tests cover keys and focus of a real dialog.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true
}
HTMLDialogElement.prototype.close = function () {
  if (!this.open) return
  this.open = false
  this.dispatchEvent(new Event('close'))
}
