import { zodResolver } from '@hookform/resolvers/zod';
import { screen, waitFor, within, render } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { describe, expect, it, beforeEach, afterEach, vi } from 'vitest';
import { SectionBody } from '@/features/listing-outreach/components/section-body';
import { type Question } from '@/features/listing-outreach/question';
import { type Showing } from '@/features/listing-outreach/showing';
import { DealTerms } from '@/features/listing-detail/components/deal-terms';
import { ListingDocuments } from '@/features/listing-detail/components/listing-documents';
import { ListingLocation } from '@/features/listing-detail/components/listing-location';
import { type DocumentRequest } from '@/features/listing-detail/document-access';
import { noTerms, type DealTerms as Terms } from '@/domain/listing/deal-terms';
import { type ListingDocument } from '@/domain/listing/documents';
import { createMap } from '@/shared/map/map-engine';
import { UnitMixField } from '@/features/listing-editor/components/unit-mix-field';
import { emptyDraft, listingSchema, type ListingDraft } from '@/domain/listing/listing-form';
import { mockIntersectionObserver } from '../mock-intersection-observer';
import { listingId, rpc, listing } from '../msw/listings';
import { mapOutlines } from '../msw/map';
import { member, sellerId } from '../msw/members';
import { failing, rows, backendUrl, respondWithRows } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';
import { setUpUser } from '../user';

describe('documents', () => {
  const open: ListingDocument = {
    id: 'a',
    position: 1,
    kind: 'Inspection report',
    access: 'public',
    path: 'seller/listing/a.pdf',
    name: 'Roof.pdf',
    size: 24_000,
    mime_type: 'application/pdf',
  };
  const onRequest: ListingDocument = { ...open, id: 'b', position: 2, access: 'on_request', name: 'Rents.pdf' };

  const request = (change: Partial<DocumentRequest> = {}) => ({
    id: 'r1',
    property_id: listingId,
    member_id: someMember.id,
    note: 'Cash buyer.',
    status: 'pending',
    requested_at: '2026-03-01T12:00:00Z',
    decided_at: null,
    ...change,
  });

  function show(user: typeof someMember | null, documents: ListingDocument[] = [onRequest, open]) {
    server.use(rows('staff', []), rows('users', [member({ id: someMember.id })]));
    return renderScreen(
      <ListingDocuments
        listing={{ id: listingId, user_id: sellerId, documents }}
        gone={false}
        onSignIn={() => undefined}
      />,
      { user },
    );
  }

  const downloads = () => screen.queryAllByRole('button', { name: /^Download/ }).map((one) => one.ariaLabel);

  describe('the documents of a listing', () => {
    it('shows visitors all documents, and the download of public ones', async () => {
      show(null);
      expect(await screen.findByText('Rents.pdf')).toBeInTheDocument();
      expect(screen.getAllByText('Inspection report · PDF, 24 KB')).toHaveLength(2);
      expect(downloads()).toEqual(['Download Roof.pdf']);
      expect(screen.getByRole('button', { name: 'Request access' })).toBeInTheDocument();
    });

    it('requests documents with a note, and explains errors', async () => {
      let asked: unknown = null;
      server.use(rows('listing_document_requests', []));
      const { user } = show(someMember);
      await user.click(await screen.findByRole('button', { name: 'Request access' }));
      expect(screen.getByLabelText('Note to the seller')).toHaveFocus();
      await user.keyboard('Cash buyer.');
      server.use(failing('rpc/request_documents'));
      await user.click(screen.getByRole('button', { name: 'Send request' }));
      expect(await screen.findByRole('alert')).toHaveTextContent('Your work is safe');
      expect(screen.getByLabelText('Note to the seller')).toHaveValue('Cash buyer.');
      server.use(
        rpc('request_documents', (args) => {
          asked = args;
          return null;
        }),
        rows('listing_document_requests', [request()]),
      );
      await user.click(screen.getByRole('button', { name: 'Send request' }));
      expect(await screen.findByText(/^You requested access on Mar 1, 2026/)).toBeInTheDocument();
      expect(asked).toEqual({ property_id: listingId, note: 'Cash buyer.' });
      expect(downloads()).toEqual(['Download Roof.pdf']);
    });

    it('offers downloads once the seller approved the request', async () => {
      server.use(
        rows('listing_document_requests', [request({ status: 'approved', decided_at: '2026-03-02T12:00:00Z' })]),
      );
      show(someMember);
      expect(await screen.findByText(/^The seller gave you access/)).toBeInTheDocument();
      expect(downloads()).toEqual(['Download Roof.pdf', 'Download Rents.pdf']);
    });
  });
});

describe('outreach', () => {
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
    note: { notes: 'Side door' },
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

  beforeEach(() =>
    server.use(
      rows('staff', []),
      rows('users', [member({ id: someMember.id })]),
      rpc('showing_access', () => []),
    ),
  );

  it.each([
    ['with a showing to book', [showing]],
    ['without one', [booked]],
  ])('asks an unverified member once for the code from the email, %s', async (_, showings) => {
    sections([], showings);
    server.use(rows('users', [member({ id: someMember.id, email_confirmed: false })]));
    const at = { ...listing(), user_id: sellerId };
    renderScreen(
      <>
        <SectionBody listing={at} part="showings" />
        <SectionBody listing={at} part="questions" />
      </>,
      { user: someMember },
    );
    await screen.findByLabelText('Ask the seller');
    expect(await screen.findAllByLabelText('Code from the email')).toHaveLength(1);
  });

  describe('questions about a listing', () => {
    it('shows visitors the answers, and asks newcomers to sign up and others to sign in', async () => {
      sections([answered], []);
      const { unmount } = show('questions', null);
      expect(await screen.findByText('None.')).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Sign up to ask a question' })).toHaveAttribute(
        'href',
        expect.stringContaining('/signup?redirect='),
      );
      unmount();
      localStorage.setItem('sb-last-session', 's1');
      show('questions', null);
      expect(await screen.findByRole('link', { name: 'Sign in to ask a question' })).toHaveAttribute(
        'href',
        expect.stringContaining('/signin?redirect='),
      );
    });

    it('takes no question about a sold listing, or beyond three without an answer', async () => {
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
    it('books showings, with the reason for a refusal, and cancels the booking', async () => {
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
      expect(screen.getByText('Side door')).toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Add to Calendar' })).toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Cancel booking' }));
      server.use(rpc('cancel_booking', () => null));
      sections([], [showing]);
      await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel booking' }));
      expect(await screen.findByRole('button', { name: /^Book / })).toBeInTheDocument();
    });

    const access = {
      showing_id: 's1',
      access_code: null as string | null,
      opens_at: '2099-03-07T18:00:00+00:00',
      needs_approval: false,
      waiting: [] as string[],
    };

    it.each([
      [{}, 'You’ll see it here from Mar 7, 2099, 1:00 PM EST.'],
      [{ needs_approval: true }, 'New members need the seller’s approval to see the code. You aren’t approved yet.'],
      [{ access_code: '4217#' }, '4217#'],
    ])('shows the access code of a showing with %o', async (change, text) => {
      sections([], [booked]);
      server.use(rpc('showing_access', () => [{ ...access, ...change }]));
      show('showings', someMember);
      expect(await screen.findByText(text)).toBeInTheDocument();
    });

    it('lets the seller approve new members for the code', async () => {
      const approved: unknown[] = [];
      sections([], [booked]);
      server.use(
        rpc('showing_access', () => [
          { ...access, access_code: '4217#', waiting: approved.length > 0 ? [] : [someMember.id] },
        ]),
        rpc('approve_booking', (sent) => {
          approved.push(sent);
          return null;
        }),
      );
      const { user } = show('showings', { ...someMember, id: sellerId });
      await user.click(await screen.findByRole('button', { name: 'Approve Sam Buyer for the access code' }));
      await waitFor(() => expect(screen.queryByRole('button', { name: /^Approve/ })).not.toBeInTheDocument());
      expect(approved).toEqual([{ showing_id: 's1', member_id: someMember.id }]);
    });
  });
});

describe('terms', () => {
  /** The unit mix field in a form. `value` returns its current value. */
  function openEditor(unitMix: ListingDraft['unit_mix'] = []) {
    function Form() {
      const form = useForm<ListingDraft, unknown, unknown>({
        resolver: zodResolver(listingSchema),
        defaultValues: { ...emptyDraft, unit_mix: unitMix },
      });
      const current = useWatch({ control: form.control, name: 'unit_mix' });
      return (
        <FormProvider {...form}>
          <UnitMixField />
          <output data-testid="value">{JSON.stringify(current)}</output>
          <button type="button" onClick={() => void form.trigger('unit_mix', { shouldFocus: true })}>
            Check
          </button>
        </FormProvider>
      );
    }
    render(<Form />);
    return {
      user: setUpUser({ delay: null }),
      value: () => JSON.parse(screen.getByTestId('value').textContent ?? '') as unknown,
    };
  }

  const row = (number: number) => within(screen.getByRole('group', { name: `Unit type ${number}` }));

  describe('the unit mix editor', () => {
    it('adds and removes rows by keyboard, and keeps the focus', async () => {
      const { user, value } = openEditor();
      await user.tab();
      expect(screen.getByRole('button', { name: 'Add unit type' })).toHaveFocus();
      await user.keyboard('{Enter}');
      expect(row(1).getByLabelText(/^How many/)).toHaveFocus();
      await user.keyboard('2{Tab}2{Tab}1.5{Tab}{Tab}950');
      expect(screen.getByText('2 units in total')).toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Add unit type' }));
      await user.keyboard('3{Tab}0{Tab}1');
      expect(screen.getByText('5 units in total')).toBeInTheDocument();
      expect(value()).toEqual([
        { units: 2, bedrooms: 2, bathrooms: 1.5, sqft: null, rent: 950 },
        { units: 3, bedrooms: 0, bathrooms: 1, sqft: null, rent: null },
      ]);
      row(1).getByRole('button', { name: 'Remove unit type 1' }).focus();
      await user.keyboard('{Enter}');
      expect(screen.getByRole('button', { name: 'Add unit type' })).toHaveFocus();
      expect(value()).toEqual([{ units: 3, bedrooms: 0, bathrooms: 1, sqft: null, rent: null }]);
      expect(row(1).getByLabelText(/^How many/)).toHaveValue('3');
    });

    it('shows what’s missing next to its field, and focuses the first one', async () => {
      const { user } = openEditor([{ units: 2, bedrooms: null, bathrooms: 1, sqft: null, rent: 'a lot' }]);
      await user.click(screen.getByRole('button', { name: 'Check' }));
      expect(await screen.findByText('Enter beds, 0 for a studio.')).toBeInTheDocument();
      expect(row(1).getByLabelText(/^Beds/)).toHaveFocus();
      expect(row(1).getByLabelText(/^Beds/)).toBeInvalid();
      expect(row(1).getByLabelText('Monthly rent')).toHaveAccessibleDescription('Enter a number, like 950.');
    });
  });

  describe('the deal terms of a listing', () => {
    const stated: Terms = {
      ...noTerms,
      contract_price: 90_000,
      earnest_money: 2_500,
      closing_on: '2026-12-01',
      access_instructions: 'Message me first.',
    };
    const openTerms = (terms: Terms | null, user: typeof someMember | null = null) => {
      server.use(rpc('listing_deal_terms', () => (terms ? [terms] : [])));
      renderScreen(<DealTerms listing={listing()} />, { at: `/property/${listingId}`, path: '/property/:id', user });
    };
    const owner = { ...someMember, id: sellerId };

    it('tells the owner which deal terms only they see', async () => {
      openTerms(stated, owner);
      expect(await screen.findByText('$90,000')).toBeInTheDocument();
      expect(screen.getByText('Contract price')).toHaveTextContent('Only you see this');
      expect(screen.getByText('Earnest money')).not.toHaveTextContent('Only you see this');
      expect(screen.getByText('Closing date').nextElementSibling).toHaveTextContent('Dec 1, 2026');
      expect(screen.queryByText('Contract expires')).not.toBeInTheDocument();
      expect(screen.getByText('Message me first.')).toBeInTheDocument();
    });

    it('says nothing about the privacy of deal terms to others', async () => {
      openTerms({ ...stated, contract_price: null, access_instructions: null });
      expect(await screen.findByText('$2,500')).toBeInTheDocument();
      expect(screen.queryByText(/Only/)).not.toBeInTheDocument();
    });
  });
});

describe('location', () => {
  const zip = { zip: '78701', city: 'Austin', state: 'TX', county: 'Travis' };
  const elsewhere = { ...zip, latitude: 30.26, longitude: -97.75 };
  const open = () => renderScreen(<ListingLocation listing={listing()} />);
  const directions = () =>
    new URL(screen.getByRole<HTMLAnchorElement>('link', { name: /^Directions/ }).href).searchParams;
  const map = () => screen.findByRole('region', { name: 'Map of 12 Elm St, Austin, TX 78701' });

  beforeEach(() => {
    server.use(...mapOutlines());
  });
  afterEach(() => vi.unstubAllGlobals());

  it('loads nothing until it’s scrolled to', () => {
    open();
    expect(screen.getByRole('region', { name: 'Location' })).toHaveTextContent('12 Elm St, Austin, TX 78701');
    expect(directions().get('destination')).toBe('12 Elm St, Austin, TX 78701');
    expect(createMap).not.toHaveBeenCalled();
  });

  describe('a location that is scrolled to', () => {
    beforeEach(mockIntersectionObserver);

    it('shows a map with a pin, and directions to it', async () => {
      server.use(rows('zip_codes', [elsewhere]));
      open();
      expect(await map()).toBeInTheDocument();
      expect(directions().get('destination')).toBe('30.27,-97.74');
      expect(screen.queryByText(/The circle shows/)).not.toBeInTheDocument();
    });

    it('shows a circle when only the ZIP code is known, and directions to the address', async () => {
      server.use(rows('zip_codes', [{ ...zip, latitude: 30.27, longitude: -97.74 }]));
      open();
      expect(await map()).toBeInTheDocument();
      expect(screen.getByText(/The circle shows the area of ZIP code 78701/)).toBeInTheDocument();
      expect(directions().get('destination')).toBe('12 Elm St, Austin, TX 78701');
    });
  });
});
