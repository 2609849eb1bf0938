import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ownReviewQuery } from '@/features/community/api/reviews';
import MemberScreen from '@/routes/protected/member-screen';
import { paths } from '@/shared/config/paths';
import { listenForSockets } from '../live-socket';
import { memberPage, ownReview, review, someProfile } from '../msw/member-page';
import { sellerId } from '../msw/members';
import { backendUrl, failing } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';

const table = `${backendUrl}/rest/v1/member_reviews`;
type Page = ReturnType<typeof memberPage>;
type Written = { rating: number; text: string };

const open = (id = sellerId) =>
  renderScreen(<MemberScreen />, { at: paths.member(id), path: paths.member(':id'), user: someMember });
const form = () => screen.findByRole('form', { name: 'Review Sam Seller' });
const star = (name: string) => screen.getByRole('radio', { name });
const text = () => screen.getByRole('textbox', { name: /^Your review/ });
const post = () => screen.getByRole('button', { name: 'Post review' });
const headings = () =>
  screen.getAllByRole('article').map((article) => within(article).getByRole('heading').textContent);

/** As the database does: one review an author, counted. */
function stores(page: Page) {
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

const withRatings = (ratings: number[]) => someProfile({}, { ratings });

let sockets: ReturnType<typeof listenForSockets>;
beforeAll(() => {
  sockets = listenForSockets();
});

describe('the reviews of a member', () => {
  it('are summed up, and stand the newest first', async () => {
    const page = memberPage({
      row: withRatings([0, 0, 0, 1, 1]),
      others: [
        review({ edited_at: '2026-10-05T12:00:00+00:00' }),
        review({
          id: '88888888-8888-4888-8888-888888888802',
          author: null,
          rating: 5,
          text: 'Good.',
          answer: 'Thank you.',
          answered_at: '2026-10-09T12:00:00+00:00',
        }),
      ],
    });
    open();
    const [first, second] = await screen.findAllByRole('article');
    expect(screen.getAllByText('4.5 out of 5, 2 reviews')).toHaveLength(2);
    expect(screen.getByText('5 stars: 1 review')).toBeInTheDocument();
    expect(screen.getByText('1 star: 0 reviews')).toBeInTheDocument();
    expect(headings()).toEqual(['Ada Buyer', 'A member']);
    const ada = within(first as HTMLElement);
    expect(ada.getByRole('link', { name: 'Ada Buyer' })).toHaveAttribute(
      'href',
      paths.member('44444444-4444-4444-8444-444444444401'),
    );
    expect(ada.getByText('4 stars')).toBeInTheDocument();
    expect(ada.getByText('Oct 3, 2026')).toBeInTheDocument();
    expect(ada.getByText('edited')).toBeInTheDocument();
    // Words, never markup.
    expect(ada.getByText(/Closed on time\./)).toHaveTextContent('<b>Would</b> sell again.');
    expect(within(second as HTMLElement).queryByRole('link')).not.toBeInTheDocument();
    expect(within(second as HTMLElement).getByText('Answer from Sam Seller')).toBeInTheDocument();
    const list = page.asked.find((url) => url.searchParams.get('author_id')?.startsWith('neq.'));
    expect(list?.searchParams.get('member_id')).toBe(`eq.${sellerId}`);
    expect(list?.searchParams.get('order')).toBe('created_at.desc,id.desc');
  });

  it('come in pages, each going on after the last review of the one before', async () => {
    const many = Array.from({ length: 10 }, (_, index) =>
      review({ id: `88888888-8888-4888-8888-88888888880${index}`, text: `Words ${index}` }),
    );
    const page = memberPage({ row: withRatings([0, 0, 0, 11, 0]), others: many });
    const { user } = open();
    await screen.findByText('Words 9');
    page.others = [review({ id: '88888888-8888-4888-8888-888888888811', text: 'The eleventh' })];
    await user.click(screen.getByRole('button', { name: 'Show more reviews' }));
    expect(await screen.findByText('The eleventh')).toBeInTheDocument();
    expect(screen.getAllByRole('article')).toHaveLength(11);
    expect(page.asked.at(-1)?.searchParams.get('or')).toContain('88888888-8888-4888-8888-888888888809');
    expect(screen.queryByRole('button', { name: 'Show more reviews' })).not.toBeInTheDocument();
  });

  it('come in while the page is open, and what is being typed stays', async () => {
    const page = memberPage({ row: withRatings([0, 0, 0, 0, 0]) });
    const { user } = open();
    await form();
    await user.type(text(), 'Half a sent');
    await waitFor(() => expect(sockets.seen.joined).not.toEqual([]));
    page.others = [review()];
    page.row = withRatings([0, 0, 0, 1, 0]);
    act(() => sockets.say(`member:${someMember.id}`, 'changed', { changed: 'notifications' }));
    expect(await screen.findByRole('article')).toBeInTheDocument();
    expect(await screen.findAllByText('4.0 out of 5, 1 review')).toHaveLength(2);
    expect(text()).toHaveValue('Half a sent');
  });

  it('invite to be the first', async () => {
    memberPage({ row: withRatings([0, 0, 0, 0, 0]) });
    open();
    expect(await screen.findByText(/you can be the first to say how it went/)).toBeInTheDocument();
    expect(await form()).toBeInTheDocument();
  });

  it('can be asked for again when they fail, without the rest of the page', async () => {
    memberPage({ row: withRatings([0, 0, 0, 0, 0]) });
    server.use(failing('member_reviews'));
    const { user } = open();
    expect(await screen.findByText('The reviews could not be loaded')).toBeInTheDocument();
    expect(screen.getByText(/Whether you have written a review could not be found out/)).toBeInTheDocument();
    memberPage({ row: withRatings([0, 0, 0, 0, 0]), others: [review()] });
    for (const retry of screen.getAllByRole('button', { name: 'Retry' })) await user.click(retry);
    expect(await screen.findByRole('article')).toBeInTheDocument();
    expect(await form()).toBeInTheDocument();
  });

  it('can be reported', async () => {
    memberPage({ row: withRatings([0, 0, 0, 1, 0]), others: [review()] });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Report the review by Ada Buyer' }));
    expect(await screen.findByRole('dialog', { name: 'Report this review' })).toBeInTheDocument();
  });
});

describe('staff', () => {
  it('remove a review, which no longer counts', async () => {
    const page = memberPage({ row: withRatings([1, 0, 0, 0, 1]), others: [review({ rating: 1 })], staff: true });
    const gone: (string | null)[] = [];
    server.use(
      http.delete(table, ({ request }) => {
        gone.push(new URL(request.url).searchParams.get('id'));
        page.others = [];
        page.row = withRatings([0, 0, 0, 0, 1]);
        return HttpResponse.json([{ id: review().id }]);
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Delete the review by Ada Buyer' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete this review?' }));
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('article')).not.toBeInTheDocument());
    expect(gone).toEqual([`eq.${review().id}`]);
    expect(await screen.findAllByText('5.0 out of 5, 1 review')).toHaveLength(2);
  });

  it('alone do', async () => {
    memberPage({ row: withRatings([1, 0, 0, 0, 0]), others: [review()] });
    open();
    await screen.findByRole('article');
    expect(screen.queryByRole('button', { name: /^Delete the review/ })).not.toBeInTheDocument();
  });
});

describe('writing a review', () => {
  it('works by keyboard, and moves the average at once', async () => {
    const page = stores(memberPage({ row: withRatings([0, 0, 0, 0, 1]) }));
    const { user } = open();
    await form();
    star('1 star').focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(star('3 stars')).toBeChecked();
    await user.tab();
    expect(text()).toHaveFocus();
    await user.keyboard('  Two deals,{Enter}both fine. ');
    await user.click(post());
    expect(await screen.findByRole('heading', { name: 'Your review' })).toHaveFocus();
    expect(page.written).toEqual([
      { author_id: someMember.id, member_id: sellerId, rating: 3, text: 'Two deals,\nboth fine.' },
    ]);
    expect(screen.getByText(/Two deals,/)).toHaveTextContent('both fine.');
    await waitFor(() => expect(screen.getAllByText('4.0 out of 5, 2 reviews')).toHaveLength(2));
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(sessionStorage).toHaveLength(0);
  });

  it('says beside the fields what is missing', async () => {
    const page = stores(memberPage({ row: withRatings([0, 0, 0, 0, 0]) }));
    const { user } = open();
    await form();
    await user.type(text(), '   ');
    await user.click(post());
    expect(await screen.findByText('Choose from 1 to 5 stars.')).toBeInTheDocument();
    expect(screen.getByText('Write a few words.')).toBeInTheDocument();
    const group = screen.getByRole('radiogroup', { name: /Your rating/ });
    expect(group).toBeInvalid();
    expect(group).toHaveAccessibleDescription('Choose from 1 to 5 stars.');
    expect(text()).toBeInvalid();
    expect(star('1 star')).toHaveFocus();
    expect(page.written).toHaveLength(0);
  });

  it('counts characters near the end, and refuses more than 2,000 without cutting them off', async () => {
    const page = stores(memberPage({ row: withRatings([0, 0, 0, 0, 0]) }));
    const { user } = open();
    await form();
    await user.click(star('5 stars'));
    await user.click(text());
    await user.paste('x'.repeat(1990));
    expect(screen.getByText('10 left')).toBeInTheDocument();
    await user.paste('y'.repeat(15));
    expect(screen.getByText('5 too many')).toBeInTheDocument();
    await user.click(post());
    expect(await screen.findByText('Use at most 2,000 characters.')).toBeInTheDocument();
    expect(text()).toHaveValue('x'.repeat(1990) + 'y'.repeat(15));
    expect(page.written).toHaveLength(0);
  });

  it('is sent once however often it is pressed', async () => {
    const page = memberPage({ row: withRatings([0, 0, 0, 0, 0]) });
    let sent = 0;
    server.use(
      http.post(table, async () => {
        sent += 1;
        await delay(30);
        page.own = ownReview();
        return HttpResponse.json([page.own]);
      }),
    );
    const { user } = open();
    await form();
    await user.click(star('3 stars'));
    await user.type(text(), 'Fine');
    await user.dblClick(post());
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { name: 'Your review' });
    expect(sent).toBe(1);
  });

  it('keeps what was typed when it fails', async () => {
    const page = memberPage({ row: withRatings([0, 0, 0, 0, 0]) });
    server.use(http.post(table, () => HttpResponse.json({ message: 'broken' }, { status: 500 })));
    const { user } = open();
    await form();
    await user.click(star('2 stars'));
    await user.type(text(), 'Slow to answer');
    await user.click(post());
    expect(await screen.findByText(/Your review was not saved\./)).toBeInTheDocument();
    expect(text()).toHaveValue('Slow to answer');
    expect(star('2 stars')).toBeChecked();
    stores(page);
    await user.click(post());
    expect(await screen.findByRole('heading', { name: 'Your review' })).toBeInTheDocument();
  });

  it('goes on after a reload', async () => {
    memberPage({ row: withRatings([0, 0, 0, 0, 0]) });
    const { user, unmount } = open();
    await form();
    await user.click(star('4 stars'));
    await user.type(text(), 'Half a sent');
    unmount();
    open();
    await form();
    expect(text()).toHaveValue('Half a sent');
    expect(star('4 stars')).toBeChecked();
  });

  it('turns into editing where another tab was quicker', async () => {
    const page = stores(memberPage({ row: withRatings([0, 0, 0, 0, 0]) }));
    const { user } = open();
    await form();
    await user.click(star('5 stars'));
    await user.type(text(), 'Better words');
    page.own = ownReview();
    await user.click(post());
    expect(await screen.findByText(/You have reviewed Sam Seller already/)).toBeInTheDocument();
    expect(text()).toHaveValue('Better words');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByRole('heading', { name: 'Your review' })).toBeInTheDocument();
    expect(page.own).toMatchObject({ rating: 5, text: 'Better words' });
  });
});

describe('the own review', () => {
  let page: Page;
  beforeEach(() => {
    page = stores(memberPage({ row: withRatings([0, 0, 1, 0, 1]), own: ownReview() }));
  });

  it('is changed, and the average with it', async () => {
    const { user } = open();
    await screen.findByText('My own words.');
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(text()).toHaveFocus();
    expect(star('3 stars')).toBeChecked();
    await user.click(star('5 stars'));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByRole('heading', { name: 'Your review' })).toHaveFocus();
    expect(screen.getByText('edited')).toBeInTheDocument();
    await waitFor(() => expect(screen.getAllByText('5.0 out of 5, 2 reviews')).toHaveLength(2));
  });

  it('stays as it was when the change is given up', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.clear(text());
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('My own words.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(text()).toHaveValue('My own words.');
  });

  it('is deleted after a question, and can be written anew', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete your review?' }));
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await form()).toBeInTheDocument();
    expect(text()).toHaveValue('');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Review Sam Seller' })).toHaveFocus());
    await waitFor(() => expect(screen.getAllByText('5.0 out of 5, 1 review')).toHaveLength(2));
  });

  it('stays when it could not be deleted', async () => {
    server.use(http.delete(table, () => HttpResponse.json({ message: 'broken' }, { status: 500 })));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await question.findByText(/Your review was not deleted\./)).toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('My own words.')).toBeInTheDocument();
  });

  it('that was removed meanwhile is put back by posting what was typed', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.type(text(), ' And more.');
    page.own = null;
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText(/Your review was removed meanwhile/)).toBeInTheDocument();
    expect(text()).toHaveValue('My own words. And more.');
    await user.click(post());
    expect(await screen.findByRole('heading', { name: 'Your review' })).toBeInTheDocument();
  });

  it('that another tab writes leaves the form that is being typed into', async () => {
    page.own = null;
    const { user, queryClient } = open();
    await form();
    await user.type(text(), 'Half a sent');
    page.own = ownReview();
    await queryClient.invalidateQueries(ownReviewQuery(someMember.id, sellerId));
    expect(await screen.findByText(/You have reviewed Sam Seller already/)).toBeInTheDocument();
    expect(text()).toHaveValue('Half a sent');
  });
});

describe('answering', () => {
  const own = () => someProfile({ id: someMember.id, name: 'Dana Ruiz' }, { ratings: [0, 0, 0, 1, 0] });
  const answer = () => screen.findByRole('button', { name: 'Answer the review by Ada Buyer' });
  const field = () => screen.getByRole('textbox', { name: /^Your answer to Ada Buyer/ });

  it('is done once, by the reviewed member, who is told so', async () => {
    memberPage({ row: own(), others: [review()] });
    const sent: unknown[] = [];
    server.use(
      http.post(`${backendUrl}/rest/v1/rpc/answer_review`, async ({ request }) => {
        sent.push(await request.json());
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = open(someMember.id);
    await user.click(await answer());
    expect(field()).toHaveFocus();
    expect(screen.getByText(/You can answer once\..*cannot be changed/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(await screen.findByText('Write your answer.')).toBeInTheDocument();
    await user.type(field(), ' Glad it went well. ');
    await user.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(await screen.findByText('Answer from Dana Ruiz')).toBeInTheDocument();
    expect(sent).toEqual([{ review_id: review().id, answer: 'Glad it went well.' }]);
    expect(screen.queryByRole('button', { name: /^Answer/ })).not.toBeInTheDocument();
  });

  it('that was done on another tab says so and shows it', async () => {
    const page = memberPage({ row: own(), others: [review()] });
    server.use(
      http.post(`${backendUrl}/rest/v1/rpc/answer_review`, () => {
        page.others = [review({ answer: 'From the other tab.', answered_at: '2026-11-01T12:00:00+00:00' })];
        return HttpResponse.json({ code: 'P0001', message: 'You have answered this review already.' }, { status: 400 });
      }),
    );
    const { user } = open(someMember.id);
    await user.click(await answer());
    await user.type(field(), 'Too late');
    await user.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(await screen.findByText('You have answered this review already.')).toBeInTheDocument();
    expect(await screen.findByText('From the other tab.')).toBeInTheDocument();
  });

  it('keeps what was typed when it fails, also over a reload', async () => {
    memberPage({ row: own(), others: [review()] });
    server.use(failing('rpc/answer_review'));
    const { user, unmount } = open(someMember.id);
    await user.click(await answer());
    await user.type(field(), 'Thank you');
    await user.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(await screen.findByText(/Your answer was not sent\./)).toBeInTheDocument();
    unmount();
    open(someMember.id);
    expect(await screen.findByRole('textbox', { name: /^Your answer/ })).toHaveValue('Thank you');
  });

  it('is not for others', async () => {
    memberPage({ row: withRatings([0, 0, 0, 1, 0]), others: [review()] });
    open();
    await screen.findByRole('article');
    expect(screen.queryByRole('button', { name: /^Answer/ })).not.toBeInTheDocument();
  });
});
