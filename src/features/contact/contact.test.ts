import { expect, it } from 'vitest';
import { contactForm, type ContactValues } from './contact';

const { problemsOf: contactProblems } = contactForm;

const filled: ContactValues = {
  name: 'Vera',
  email: 'vera@example.com',
  company: '',
  subject: 'demo',
  message: 'Hello',
  website: '',
};

it.each([
  ['name', 'Enter your name'],
  ['email', 'Enter your email'],
  ['message', 'Write your message'],
] as const)('requires the %s and rejects whitespace', (field, problem) => {
  expect(contactProblems({ ...filled, [field]: ' \n ' })).toEqual({ [field]: problem });
});

it('requires a subject and a valid email', () => {
  expect(contactProblems({ ...filled, subject: '' })).toEqual({ subject: 'Choose a subject' });
  expect(contactProblems({ ...filled, email: 'ann@example' })).toEqual({
    email: 'Enter an email address like name@example.com',
  });
});
