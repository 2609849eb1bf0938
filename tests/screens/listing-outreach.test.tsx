import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Question } from '@/features/listing-outreach/question';
import type { Showing } from '@/features/listing-outreach/showing';
import { SectionBody } from '@/features/listing-outreach/components/section-body';
import { listing, listingId, rpc } from '../msw/listings';
import { sellerId } from '../msw/members';
import { backendUrl, failing, respondWithRows, rows } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';
const sam = { id: someMember.id, name: 'Sam Buyer', profile_image_url: null, membership_tier: 'free' };
const question: Question = {
  id: 'q1',
  user_id: someMember.id,
  content: 'How old is the roof?',
  created_at: '2026-03-01T12:00:00Z',
  hidden_at: null,
  removed_at: null,
  author: sam,
  answer: null,
};
const answered: Question = {
  ...question,
  id: 'q2',
  content: 'Any liens?',
  answer: { id: 'a1', content: 'None.', created_at: '2026-03-02T12:00:00Z', edited_at: null, removed_at: null },
};
const showing: Showing = {
  id: 's1',
  starts_at: '2099-03-07T19:00:00+00:00',
  ends_at: '2099-03-07T19:30:00+00:00',
  time_zone: 'America/New_York',
  capacity: 2,
  booked: 0,
  canceled_at: null,
  created_at: '2026-03-01T12:00:00Z',
  note: null,
  bookings: [],
};
const booked: Showing = {
  ...showing,
  booked: 1,
  note: { notes: 'Lockbox 4217' },
  bookings: [{ user_id: someMember.id, created_at: '2026-03-02T12:00:00Z', member: sam }],
};

function sections(questions: Question[], showings: Showing[]) {
  server.use(
    http.get(`${backendUrl}/rest/v1/properties`, ({ request }) =>
      respondWithRows(request, [{ id: listingId, questions, showings }]),
    ),
  );
}

function show(part: 'questions' | 'showings', user: typeof someMember | null, status = 'active') {
  return renderScreen(<SectionBody listing={{ ...listing({ status }), user_id: sellerId }} part={part} />, { user });
}

beforeEach(() => server.use(rows('staff', [])));

describe('questions about a listing', () => {
  it('show visitors the answers, and ask them to sign in', async () => {
    sections([answered], []);
    show('questions', null);
    expect(await screen.findByText('None.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign in to ask a question' })).toHaveAttribute(
      'href',
      expect.stringContaining('/signin?redirect='),
    );
  });

  it('are asked once, and what’s typed survives a failure', async () => {
    const asked: Record<string, unknown>[] = [];
    sections([], []);
    const { user } = show('questions', someMember);
    await user.click(await screen.findByRole('button', { name: 'Ask question' }));
    expect(await screen.findByText('Enter your question')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Ask the seller'), 'How old is the roof?');
    server.use(failing('rpc/ask_question'));
    await user.click(screen.getByRole('button', { name: 'Ask question' }));
    expect(await screen.findByText(/Your work is safe/)).toBeInTheDocument();
    expect(screen.getByLabelText('Ask the seller')).toHaveValue('How old is the roof?');
    server.use(
      rpc('ask_question', (args) => {
        asked.push(args);
        return null;
      }),
    );
    sections([question], []);
    await user.click(screen.getByRole('button', { name: 'Ask question' }));
    expect(await screen.findByText('Waiting for the seller. Others see it once it’s answered.')).toBeInTheDocument();
    expect(asked).toEqual([
      { question_id: expect.any(String) as string, property_id: listingId, content: 'How old is the roof?' },
    ]);
    expect(screen.getByLabelText('Ask the seller')).toHaveValue('');
  });

  it('can’t be asked about a sold listing, or beyond three without an answer', async () => {
    sections([answered], []);
    const { unmount } = show('questions', someMember, 'sold');
    expect(await screen.findByText('None.')).toBeInTheDocument();
    expect(screen.queryByLabelText('Ask the seller')).not.toBeInTheDocument();
    unmount();
    sections(
      [1, 2, 3].map((number) => ({ ...question, id: `q${number}` })),
      [],
    );
    show('questions', someMember);
    expect(await screen.findByText(/^You have 3 questions here without an answer/)).toBeInTheDocument();
  });
});

describe('showings of a listing', () => {
  it('are booked, with the reason for a refusal, and the booking canceled', async () => {
    sections([], [showing]);
    server.use(
      http.post(`${backendUrl}/rest/v1/rpc/book_showing`, () =>
        HttpResponse.json({ code: 'P0001', message: 'This showing is fully booked.' }, { status: 400 }),
      ),
    );
    const { user } = show('showings', someMember);
    const book = await screen.findByRole('button', { name: /^Book Sat, Mar 7, 2099, 2:00 – 2:30 PM EST/ });
    await user.click(book);
    expect(await screen.findByText('This showing is fully booked.')).toBeInTheDocument();
    server.use(rpc('book_showing', () => null));
    sections([], [booked]);
    await user.click(book);
    expect(await screen.findByText('You booked this showing')).toBeInTheDocument();
    expect(screen.getByText('Lockbox 4217')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add to Calendar' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancel booking' }));
    server.use(rpc('cancel_booking', () => null));
    sections([], [showing]);
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel booking' }));
    expect(await screen.findByRole('button', { name: /^Book / })).toBeInTheDocument();
  });
});
