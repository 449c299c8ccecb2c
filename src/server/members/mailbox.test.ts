import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox.ts'

test.each([
  ['ada@example.com', 'ada@example.com'],
  ['Ada+news@Example.com', 'ada@example.com'],
  ['+news@example.com', '+news@example.com'],
  ['mal+1@corp.example', 'mal@corp.example'],
  ['a.d.a@example.com', 'a.d.a@example.com'],
  ['a.d.a@gmail.com', 'ada@gmail.com'],
  ['Ada+news@gmail.com', 'ada@gmail.com'],
  ['a.da+x+y@googlemail.com', 'ada@gmail.com'],
  ['a.da+x@outlook.com', 'a.da@outlook.com'],
  ['ada+x@hotmail.com', 'ada@hotmail.com'],
  ['ada+x@me.com', 'ada@icloud.com'],
  ['ada+x@protonmail.com', 'ada@proton.me'],
  ['a.d-a_x@pm.me', 'adax@proton.me'],
  ['ada@yandex.ru', 'ada@ya.ru'],
  ['a.da@yandex.com', 'a.da@ya.ru'],
  ['anything@ada.fastmail.com', 'ada@fastmail.com'],
  ['ada+x@fastmail.com', 'ada@fastmail.com'],
  ['ada@mail.corp.example', 'ada@mail.corp.example'],
])('%s belongs to the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})
