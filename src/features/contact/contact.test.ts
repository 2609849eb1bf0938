import { expect, it } from 'vitest';
import { contactProblems, subjectName, type ContactValues } from './contact';

const filled: ContactValues = {
  name: 'Vera',
  email: 'vera@example.com',
  company: '',
  subject: 'demo',
  message: 'Hello',
  website: '',
};

it('finds nothing wrong with a message that has what it needs', () => {
  expect(contactProblems(filled, true)).toEqual({});
});

it.each([
  ['name', 'Enter your name'],
  ['email', 'Enter your email'],
  ['message', 'Write your message'],
] as const)('asks for the %s, also where it is white space', (field, problem) => {
  expect(contactProblems({ ...filled, [field]: ' \n ' }, true)).toEqual({ [field]: problem });
});

it('asks for a subject, and for an email that the browser takes for one', () => {
  expect(contactProblems({ ...filled, subject: '' }, true)).toEqual({ subject: 'Choose what it is about' });
  expect(contactProblems(filled, false)).toEqual({ email: 'Enter an email address like name@example.com' });
});

it('names problems in the order of the form, so that the first is the one to begin with', () => {
  const empty = { name: '', email: '', company: '', subject: '', message: '', website: '' };
  expect(Object.keys(contactProblems(empty, true))).toEqual(['name', 'email', 'subject', 'message']);
});

it('shows a subject it does not know as it is stored', () => {
  expect([subjectName('demo'), subjectName('toString'), subjectName('old')]).toEqual([
    'Request a demo',
    'toString',
    'old',
  ]);
});
