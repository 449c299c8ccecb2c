import { configure } from '@testing-library/react'

// A busy machine is no failure; what never comes is still found missing.
configure({ asyncUtilTimeout: 10_000 })

// jsdom knows the element but not its methods. The keys and the focus of a real one are tested in a browser.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true
}
HTMLDialogElement.prototype.close = function () {
  if (!this.open) return
  this.open = false
  this.dispatchEvent(new Event('close'))
}
