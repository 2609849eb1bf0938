import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { draftKeys } from '@/platform/storage/drafts';
import MemberScreen from '@/routes/app/member-screen';
import { paths } from '@/domain/site/paths';
import { expectFocused } from '../expect-focused';
import { mockRealtimeSocket } from '../live-socket';
import { memberPageBackend, ownReview, review, completeProfile } from '../msw/member-page';
import { sellerId } from '../msw/members';
import { backendUrl } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';

const table = `${backendUrl}/rest/v1/member_reviews`;
type Page = ReturnType<typeof memberPageBackend>;
type Written = { rating: number; text: string };

const open = (id = sellerId) =>
  renderScreen(<MemberScreen />, { at: paths.member(id), path: paths.member(':id'), user: someMember });
const form = () => screen.findByRole('form', { name: 'Review Sam Seller' });
const star = (name: string) => screen.getByRole('radio', { name });
const text = () => screen.getByRole('textbox', { name: /^Your review/ });
const post = () => screen.getByRole('button', { name: 'Post review' });

/** Like the database: one review per author, counted in the stats. */
function handleReviews(page: Page) {
  const recount = (from: number | null, to: number | null) => {
    const ratings =
      page.row?.stats.ratings.map((count, index) => count - Number(index + 1 === from) + Number(index + 1 === to)) ??
      [];
    if (page.row) page.row = { ...page.row, stats: { ...page.row.stats, ratings } };
  };
  server.use(
    http.post(table, async ({ request }) => {
      const written = (await request.json()) as Written;
      page.written.push(written);
      if (page.own) return HttpResponse.json({ code: '23505', message: 'duplicate key' }, { status: 409 });
      recount(null, written.rating);
      page.own = ownReview({ rating: written.rating, text: written.text });
      return HttpResponse.json([page.own], { status: 201 });
    }),
    http.patch(table, async ({ request }) => {
      const written = (await request.json()) as Written;
      page.written.push(written);
      if (!page.own) return HttpResponse.json([]);
      recount(page.own.rating, written.rating);
      page.own = { ...page.own, ...written, edited_at: '2026-11-01T12:00:00+00:00' };
      return HttpResponse.json([page.own]);
    }),
    http.delete(table, () => {
      recount(page.own?.rating ?? null, null);
      page.own = null;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return page;
}

const withRatings = (ratings: number[]) => completeProfile({}, { ratings });

let sockets: ReturnType<typeof mockRealtimeSocket>;
beforeAll(() => {
  sockets = mockRealtimeSocket();
});

describe('a member’s reviews', () => {
  it('says what is missing instead of the form for members who haven’t worked together', async () => {
    const refusal = 'You can review this member once you’ve both written messages to each other.';
    memberPageBackend({ row: withRatings([0, 0, 0, 0, 0]), refusal });
    open();
    expect(await screen.findByText(refusal)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Review Sam Seller' })).toBeInTheDocument();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });

  it('updates reviews live without losing a draft', async () => {
    const page = memberPageBackend({ row: withRatings([0, 0, 0, 0, 0]) });
    const { user } = open();
    await form();
    await user.type(text(), 'Half a sent');
    await waitFor(() => expect(sockets.channels.joined).not.toEqual([]));
    page.others = [review()];
    page.row = withRatings([0, 0, 0, 1, 0]);
    act(() => sockets.broadcast(`member:${someMember.id}`, 'changed', { changed: 'notifications' }));
    expect(await screen.findByRole('article')).toBeInTheDocument();
    expect(await screen.findAllByText('4.0 out of 5, 1 review')).toHaveLength(2);
    expect(text()).toHaveValue('Half a sent');
  });
});

describe('staff', () => {
  it('lets only staff remove a review', async () => {
    memberPageBackend({ row: withRatings([1, 0, 0, 0, 0]), others: [review()] });
    open();
    await screen.findByRole('article');
    expect(screen.queryByRole('button', { name: /^Delete the review/ })).not.toBeInTheDocument();
  });
});

describe('writing a review', () => {
  it('works by keyboard and updates the average immediately', async () => {
    const page = handleReviews(memberPageBackend({ row: withRatings([0, 0, 0, 0, 1]) }));
    const { user } = open();
    await form();
    star('1 star').focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(star('3 stars')).toBeChecked();
    await user.tab();
    expect(text()).toHaveFocus();
    await user.keyboard('  Two deals,{Enter}both fine. ');
    await user.click(post());
    await expectFocused(screen.findByRole('heading', { name: 'Your review' }));
    expect(page.written).toEqual([
      { author_id: someMember.id, member_id: sellerId, rating: 3, text: 'Two deals,\nboth fine.' },
    ]);
    expect(screen.getByText(/Two deals,/)).toHaveTextContent('both fine.');
    await waitFor(() => expect(screen.getAllByText('4.0 out of 5, 2 reviews')).toHaveLength(2));
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(draftKeys()).toEqual([]);
  });

  it('becomes editing when another tab saved a review first', async () => {
    const page = handleReviews(memberPageBackend({ row: withRatings([0, 0, 0, 0, 0]) }));
    const { user } = open();
    await form();
    await user.click(star('5 stars'));
    await user.type(text(), 'Better words');
    page.own = ownReview();
    await user.click(post());
    expect(await screen.findByText(/You’ve already reviewed Sam Seller/)).toBeInTheDocument();
    expect(text()).toHaveValue('Better words');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByRole('heading', { name: 'Your review' })).toBeInTheDocument();
    expect(page.own).toMatchObject({ rating: 5, text: 'Better words' });
  });
});

describe('one’s own review', () => {
  beforeEach(() => {
    handleReviews(memberPageBackend({ row: withRatings([0, 0, 1, 0, 1]), own: ownReview() }));
  });

  it('deletes one’s own review after confirmation and lets it be written again', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete your review?' }));
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await form()).toBeInTheDocument();
    expect(text()).toHaveValue('');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Review Sam Seller' })).toHaveFocus());
    await waitFor(() => expect(screen.getAllByText('5.0 out of 5, 1 review')).toHaveLength(2));
  });
});

describe('responding to a review', () => {
  it('offers nobody else a response to a review', async () => {
    memberPageBackend({ row: withRatings([0, 0, 0, 1, 0]), others: [review()] });
    open();
    await screen.findByRole('article');
    expect(screen.queryByRole('button', { name: /^Respond/ })).not.toBeInTheDocument();
  });
});
