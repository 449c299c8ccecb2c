import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { Chips } from './chips.tsx'

afterEach(cleanup)

type Options = { value?: string[]; maxEntries?: number; error?: string; refuses?: boolean }

function Values({ value = [], refuses = false, ...rest }: Options) {
  const [chosen, setChosen] = useState(value)
  const [text, setText] = useState('')

  function onAdd() {
    if (refuses || text === '') return undefined
    setChosen([...chosen, text])
    setText('')
    return text
  }

  return (
    <Chips
      label="Values"
      hint="What matters?"
      name="values"
      options={['Adventure', 'Service', 'Creativity']}
      ownEntry={{ label: 'Add a value of your own', text, onType: setText, onAdd }}
      value={chosen}
      onChange={setChosen}
      {...rest}
    />
  )
}

const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter((box) => box.checked)
    .map((box) => box.value)

const ownEntry = () => screen.getByRole('textbox', { name: 'Add a value of your own' })

test('the legend names the group, and hint and error describe it', () => {
  render(<Values error="Too many" />)
  const group = screen.getByRole('group', { name: 'Values' })
  const words = group.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(words.map((id) => document.getElementById(id)?.textContent)).toEqual(['What matters?', 'Too many'])
})

test('the space key chooses and removes an option, and the count follows', async () => {
  const user = userEvent.setup()
  render(<Values />)
  await user.tab()
  await user.keyboard(' ')
  await user.tab()
  await user.keyboard(' ')
  expect(chosen()).toEqual(['Adventure', 'Service'])
  expect(screen.getByText('2').parentElement?.textContent).toBe('2 chosen')
  await user.keyboard(' ')
  expect(chosen()).toEqual(['Adventure'])
})

function renderInForm() {
  const sent = vi.fn()
  render(
    <form onSubmit={sent}>
      <Values />
      <button type="submit">Continue</button>
    </form>,
  )
  return sent
}

test('Enter presses the chip and does not submit the form', async () => {
  const user = userEvent.setup()
  const sent = renderInForm()
  await user.tab()
  await user.keyboard('{Enter}')
  expect(chosen()).toEqual(['Adventure'])
  await user.keyboard('{Enter}')
  expect(chosen()).toEqual([])
  expect(sent).not.toHaveBeenCalled()
})

test('the last chip opens the input for own entries and focuses it; text keeps it open', async () => {
  const user = userEvent.setup()
  render(<Values />)
  const details = ownEntry().closest('details')
  expect(details?.open).toBe(false)
  await user.click(screen.getByText('Add a value of your own'))
  expect(details?.open).toBe(true)
  await waitFor(() => expect(document.activeElement).toBe(ownEntry()))
  await user.keyboard('Rowing')
  await user.click(screen.getByText('Add a value of your own'))
  await waitFor(() => expect(details?.open).toBe(true))
  expect(ownEntry()).toHaveProperty('value', 'Rowing')
})

test('an input opened before the script was loaded stays open after the first entry', async () => {
  const user = userEvent.setup()
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(<Values />).replace('<details', '<details open=""')
  await new Promise((resolve) => setTimeout(resolve, 50)) // the toggle event fires before anybody listens
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {}) // React warns that more is open than it rendered
  render(<Values />, { container, hydrate: true })
  await user.type(ownEntry(), 'Rowing{Enter}')
  expect(chosen()).toEqual(['Rowing'])
  expect(ownEntry().closest('details')?.open).toBe(true)
  complaint.mockRestore()
})

test('Enter adds an own entry without submitting the form, and the input is empty for the next', async () => {
  const user = userEvent.setup()
  const sent = renderInForm()
  await user.type(ownEntry(), 'Rowing{Enter}')
  expect(chosen()).toEqual(['Rowing'])
  expect(screen.getByText('Rowing is chosen.')).toBeDefined()
  expect(ownEntry()).toHaveProperty('value', '')
  expect(document.activeElement).toBe(ownEntry())
  expect(sent).not.toHaveBeenCalled()
})

test('Add adds it, too, and a refused entry stays in the input, which has the focus', async () => {
  const user = userEvent.setup()
  const { rerender } = render(<Values refuses />)
  await user.type(ownEntry(), 'Rowing')
  await user.click(screen.getByRole('button', { name: 'Add' }))
  expect(chosen()).toEqual([])
  expect(ownEntry()).toHaveProperty('value', 'Rowing')
  rerender(<Values />)
  await user.click(screen.getByRole('button', { name: 'Add' }))
  expect(chosen()).toEqual(['Rowing'])
  expect(document.activeElement).toBe(ownEntry())
})

test('an own entry disappears if it is removed, and one press restores it', async () => {
  const user = userEvent.setup()
  render(<Values value={['Rowing']} />)
  await user.click(screen.getByRole('checkbox', { name: 'Rowing' }))
  expect(chosen()).toEqual([])
  expect(screen.queryByRole('checkbox', { name: 'Rowing' })).toBeNull()
  expect(screen.getByText('Rowing is taken off.')).toBeDefined()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Put it back' }))
  await user.keyboard('{Enter}')
  expect(chosen()).toEqual(['Rowing'])
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Rowing' }))
  expect(screen.queryByRole('button', { name: 'Put it back' })).toBeNull()
})

test('a removed entry cannot be restored if it was typed again with other capitals', async () => {
  const user = userEvent.setup()
  render(<Values value={['Rowing']} />)
  await user.click(screen.getByRole('checkbox', { name: 'Rowing' }))
  await user.type(ownEntry(), 'rowing{Enter}')
  expect(screen.queryByRole('button', { name: 'Put it back' })).toBeNull()
  expect(screen.getAllByRole('checkbox')).toHaveLength(4)
  expect(chosen()).toEqual(['rowing'])
})

test('at the limit no further option can be chosen, and the page says why', async () => {
  const user = userEvent.setup()
  render(<Values value={['Adventure', 'Service']} maxEntries={2} />)
  await user.click(screen.getByRole('checkbox', { name: 'Creativity' }))
  expect(chosen()).toEqual(['Adventure', 'Service'])
  expect(screen.getByText('At most 2 can be chosen. Take one back first.')).toBeDefined()
})

test('an own entry is shown as a chip without its full stop', async () => {
  const user = userEvent.setup()
  render(<Values value={['Dogs.', 'The U.S.']} />)
  expect(screen.getAllByRole('checkbox', { name: 'Dogs' })).toHaveLength(1)
  expect(screen.getAllByRole('checkbox', { name: 'The U.S.' })).toHaveLength(1)
  await user.click(screen.getByRole('checkbox', { name: 'Dogs' }))
  expect(screen.getByText('Dogs is taken off.')).toBeDefined()
})
