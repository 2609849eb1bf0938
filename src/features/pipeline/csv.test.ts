import { describe, expect, it } from 'vitest';
import { pipelineCsv, type ExportedCard } from './csv';

const now = new Date('2026-11-24T12:00');
const card = (change: Partial<ExportedCard> = {}): ExportedCard => ({
  id: 'c',
  property_id: null,
  title: 'Elm St',
  address: '1 Elm St, Austin, TX 78701',
  price: 250_000,
  offered_price: null,
  contract_price: null,
  stage: 'watching',
  notes: '',
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-03T00:00:00Z',
  stage_changed_at: '2026-01-02T00:00:00Z',
  listing: null,
  tasks: [],
  ...change,
});
const times = '2026-01-01T00:00:00Z,2026-01-02T00:00:00Z,2026-01-03T00:00:00Z';
const link = (id: string) => `https://app.test/marketplace/${id}`;
const task = (title: string, change = {}) => ({
  title,
  due_on: null,
  due_at: null,
  done_at: null,
  created_at: '',
  ...change,
});

describe('pipelineCsv', () => {
  it('lists open and done tasks, notes, and the link to the listing', () => {
    const listing = {
      id: 'l',
      title: '=HYPERLINK("x")',
      address: '1 A St',
      city: 'B',
      state: 'TX',
      zip: '1',
      price: 9,
      images: [],
      status: 'active',
    };
    const tasks = [task('Later'), task('Call', { due_on: '2026-11-30' }), task('Done', { done_at: '2026-01-01' })];
    const csv = pipelineCsv([card({ listing, tasks, notes: '@notes', address: null })], link, now);
    expect(csv.split('\r\n')[1]).toBe(
      `Watching,"'=HYPERLINK(""x"")","1 A St, B, TX 1",9,,,"Call (Nov 30)\nLater",Done,'@notes,` +
        `${times},https://app.test/marketplace/l`,
    );
  });
});
