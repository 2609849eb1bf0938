import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ListingDocuments } from '@/features/listing-detail/components/listing-documents';
import type { DocumentRequest } from '@/features/listing-detail/document-access';
import type { ListingDocument } from '@/shared/listings/documents';
import { listingId, rpc } from '../msw/listings';
import { sellerId } from '../msw/members';
import { failing, rows } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';

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
  server.use(rows('staff', []));
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
  it('show visitors everything, and the download of public ones', async () => {
    show(null);
    expect(await screen.findByText('Rents.pdf')).toBeInTheDocument();
    expect(screen.getAllByText('Inspection report · PDF, 24 KB')).toHaveLength(2);
    expect(downloads()).toEqual(['Download Roof.pdf']);
    expect(screen.getByRole('button', { name: 'Request access' })).toBeInTheDocument();
  });

  it('are requested with a note, and errors are explained', async () => {
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

  it('can be downloaded once the seller approved the request', async () => {
    server.use(
      rows('listing_document_requests', [request({ status: 'approved', decided_at: '2026-03-02T12:00:00Z' })]),
    );
    show(someMember);
    expect(await screen.findByText(/^The seller gave you access/)).toBeInTheDocument();
    expect(downloads()).toEqual(['Download Roof.pdf', 'Download Rents.pdf']);
  });
});
