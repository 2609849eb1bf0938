import { expect, it } from 'vitest';
import { readState } from './state-words';
import { usStates } from './us-states';

it.each([
  ['TX', 'TX - Texas', 'Texas (TX)', 'US-TX', 'Tex.', 'tx', 'TEXAS', 'T.X.', 'State of Texas', 'TX, USA', 'Texas/TX'],
  ['DC', 'D.C.', 'Washington DC', 'Washington, D.C.', 'District of Columbia'],
  ['NC', 'N.C.', 'N. Carolina', 'North Carolina, United States'],
  ['WV', 'W. Va.', 'West Virginia'],
  ['VI', 'U.S. Virgin Islands', 'Virgin Islands'],
])('reads %s however it’s written', (code, ...texts) => {
  for (const text of [code, ...texts]) expect([text, readState(text)]).toEqual([text, code]);
});

it('reads every state’s code and name, and refuses others', () => {
  for (const [code, name] of usStates) expect([readState(code), readState(name)]).toEqual([code, code]);
  const others = ['XX', 'Ontario', 'Texas or Ohio', 'TX/OK', 'not Texas', '48', ''];
  expect(others.map(readState)).toEqual(others.map(() => null));
});
