import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import PipelineScreen from '@/routes/app/pipeline-screen';
import { member } from '../msw/members';
import { backendUrl, rows } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';

const id = (number: number) => `9c000000-0000-4000-8000-00000000000${number}`;
const card = (number: number, stage: string, change = {}) => ({
  id: id(number),
  user_id: someMember.id,
  property_id: null,
  title: `Deal ${number}`,
  address: `${number} Oak St, Austin, TX 78701`,
  price: 100_000 * number,
  stage,
  position: number,
  notes: 'Roof is new',
  notes_version: 1,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-02T00:00:00Z',
  stage_changed_at: '2026-01-02T00:00:00Z',
  next_task: null,
  offered_price: null,
  contract_price: null,
  listing: null,
  tasks: [],
  analyses: [],
  files: [],
  ...change,
});
const board = () => [card(1, 'watching'), card(2, 'watching'), card(3, 'offered')];
const move = `${backendUrl}/rest/v1/rpc/move_pipeline_card`;
const table = `${backendUrl}/rest/v1/pipeline_cards`;
const open = (at = '/pipeline') => renderScreen(<PipelineScreen />, { at, user: someMember });
const column = (name: string) => within(screen.getByRole('region', { name: new RegExp(`^${name}`) }));
const titlesIn = (name: string) =>
  column(name)
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);

beforeEach(() => {
  sessionStorage.clear();
  server.use(rows('users', [member({ id: someMember.id })]), rows('pipeline_cards', board()));
});

describe('the board', () => {
  it('moves a deal by keyboard, keeps the focus on it, and announces where it is', async () => {
    const moved = vi.fn<(body: unknown) => void>();
    server.use(
      http.post(move, async ({ request }) => {
        moved(await request.json());
        server.use(rows('pipeline_cards', [card(2, 'watching'), card(1, 'analyzing'), card(3, 'offered')]));
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = open();
    (await screen.findByRole('link', { name: 'Deal 1' })).focus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Deal 2' })).toHaveFocus();
    await user.keyboard('{ArrowUp}{Shift>}{ArrowRight}{/Shift}');
    expect(titlesIn('Analyzing')).toEqual(['Deal 1']);
    expect(screen.getByText('Deal 1 moved to Analyzing, 1 of 1.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Deal 1' })).toHaveFocus());
    await waitFor(() => expect(moved).toHaveBeenCalledExactlyOnceWith({ card_id: id(1), stage: 'analyzing' }));
  });

  it('moves a deal by drag and drop', async () => {
    const moved = vi.fn<(body: unknown) => void>();
    server.use(
      http.post(move, async ({ request }) => {
        moved(await request.json());
        server.use(rows('pipeline_cards', [card(1, 'watching'), card(3, 'offered'), card(2, 'closed')]));
        return new HttpResponse(null, { status: 204 });
      }),
    );
    open();
    const dragged = await screen.findByRole('link', { name: 'Deal 2' });
    const dataTransfer = { setData: vi.fn<() => void>(), effectAllowed: '' };
    fireEvent.dragStart(dragged, { dataTransfer });
    const target = column('Closed').getByText('No deals in this stage');
    fireEvent.dragOver(target);
    fireEvent.drop(target);
    await waitFor(() => expect(titlesIn('Closed')).toEqual(['Deal 2']));
    await waitFor(() => expect(moved).toHaveBeenCalledExactlyOnceWith({ card_id: id(2), stage: 'closed' }));
  });

  it('puts a deal back when the move fails, and says so', async () => {
    let answer: (response: Response) => void = () => undefined;
    const answered = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    server.use(http.post(move, () => answered));
    const { user } = open();
    (await screen.findByRole('link', { name: 'Deal 2' })).focus();
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await waitFor(() => expect(titlesIn('Analyzing')).toEqual(['Deal 2']));
    answer(HttpResponse.json({ message: 'no' }, { status: 500 }));
    await waitFor(() => expect(titlesIn('Watching')).toEqual(['Deal 1', 'Deal 2']));
    expect(screen.getByText('The move failed. Deal 2 is back in Watching.')).toBeInTheDocument();
  });
});

describe('the notes of a deal', () => {
  const openNotes = async () => {
    server.use(
      http.get(table, ({ request }) =>
        HttpResponse.json(new URL(request.url).searchParams.has('id') ? card(1, 'watching') : board()),
      ),
    );
    const { user } = open(`/pipeline?card=${id(1)}`);
    const dialog = within(await screen.findByRole('dialog', { name: 'Deal 1' }));
    return { user, dialog, field: await dialog.findByRole('textbox', { name: 'Notes' }) };
  };

  it('saves notes after a pause, and names the version they change', async () => {
    const saved = vi.fn<(version: string | null, body: unknown) => void>();
    const { user, dialog, field } = await openNotes();
    server.use(
      http.patch(table, async ({ request }) => {
        saved(new URL(request.url).searchParams.get('notes_version'), await request.json());
        return HttpResponse.json([{ notes_version: 2 }]);
      }),
    );
    await user.type(field, '!');
    expect(await dialog.findByText('Saved')).toBeInTheDocument();
    await waitFor(() => expect(saved).toHaveBeenCalledExactlyOnceWith('eq.1', { notes: 'Roof is new!' }));
  });

  it('preserves another tab’s notes', async () => {
    const { user, dialog, field } = await openNotes();
    server.use(
      http.patch(table, ({ request }) =>
        HttpResponse.json(
          new URL(request.url).searchParams.get('notes_version') === 'eq.1' ? [] : [{ notes_version: 3 }],
        ),
      ),
      http.get(table, ({ request }) =>
        HttpResponse.json(
          new URL(request.url).searchParams.has('id')
            ? card(1, 'watching', { notes: 'Roof leaks', notes_version: 2 })
            : board(),
        ),
      ),
    );
    await user.type(field, '!');
    expect(await dialog.findByText('Roof leaks')).toBeInTheDocument();
    expect(field).toHaveValue('Roof is new!');
    await user.click(dialog.getByRole('button', { name: 'Keep both' }));
    expect(field).toHaveValue('Roof leaks\n\nRoof is new!');
    expect(await dialog.findByText('Saved')).toBeInTheDocument();
  });
});
