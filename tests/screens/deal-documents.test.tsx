import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
// Loaded when it's in view; here, before the first test starts to wait for it.
import '@/features/deal-documents/components/documents-and-agreements';
import DealScreen from '@/routes/app/deal-screen';
import { paths } from '@/shared/config/paths';
import { Toaster } from '@/shared/ui/toaster';
import { mockIntersectionObserver } from '../mock-intersection-observer';
import { dealId, dealParty, dealRoomBackend, dealRow, emptyRoom, jo, ownParty, partyIds } from '../msw/deal-room';
import { documentId, documentRow, emptyPapers, papersBackend, refused } from '../msw/deal-papers';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';

const [room, papers] = [emptyRoom(), emptyPapers()];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T22:00:00Z') });
  mockIntersectionObserver();
  Object.assign(room, emptyRoom());
  Object.assign(papers, emptyPapers());
  server.use(...dealRoomBackend(room), ...papersBackend(papers));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const open = () =>
  renderScreen(
    <>
      <DealScreen />
      <Toaster />
    </>,
    { at: paths.deal(dealId), path: paths.deal(':id'), user: someMember },
  );
const section = async () => within(await screen.findByRole('region', { name: 'Documents' }, { timeout: 5000 }));
const sent = (name: string) => papers.calls.filter((call) => call.name === name).map((call) => call.sent);
const guest = (rights: string[]) =>
  dealRow({
    parties: [dealParty(), ownParty({ role: 'lender', side: 'buyer', rights }), jo({ role: 'buyer', name: 'Bea' })],
  });

describe('the documents of a deal', () => {
  it('are all that a guest with that right sees, without agreements', async () => {
    room.deal = guest(['documents']);
    open();
    expect(await (await section()).findByText(/^Nobody has shared a document with you yet/)).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Agreements' })).not.toBeInTheDocument();
  });

  it('are hidden from a guest without it', async () => {
    room.deal = guest(['earnest_money']);
    open();
    expect(await screen.findByRole('region', { name: 'People' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Documents' })).not.toBeInTheDocument();
  });
});

describe('adding a document', () => {
  const openForm = async () => {
    const view = open();
    await view.user.click(await (await section()).findByRole('button', { name: 'Add document' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a document' }, { timeout: 5000 }));
    const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]');
    if (!input) throw new Error('The form has no file input');
    const upload = async (name = 'Contract.pdf') => {
      fireEvent.change(input, {
        target: { files: [new File(['%PDF-1.4\n%%EOF'], name, { type: 'application/pdf' })] },
      });
      expect(await dialog.findByText(/Uploaded/)).toBeInTheDocument();
    };
    const submit = () => view.user.click(dialog.getByRole('button', { name: 'Add document' }));
    return { ...view, dialog, upload, submit };
  };

  it('says what’s missing, then uploads, shares, and shows it', async () => {
    papers.effects['register-deal-document'] = () => {
      papers.documents = [documentRow({ name: 'Contract.pdf' })];
      return { document: papers.documents[0] };
    };
    const { user, dialog, upload, submit } = await openForm();
    await submit();
    expect(await dialog.findByText('Choose what it is')).toBeInTheDocument();
    expect(dialog.getByText('Choose the document.')).toBeInTheDocument();
    await user.selectOptions(dialog.getByLabelText(/^What is it/), 'Purchase contract');
    await user.click(dialog.getByRole('checkbox', { name: 'Sam Seller' }));
    await upload();
    await submit();
    expect(await screen.findByRole('heading', { name: 'Contract.pdf' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(sent('register-deal-document')).toEqual([
      expect.objectContaining({
        deal_id: dealId,
        kind: 'purchase_contract',
        name: 'Contract.pdf',
        reader_ids: [partyIds.seller],
      }),
    ]);
  });

  it('keeps what’s entered when it’s refused, and asks for another file if the server can’t use this one', async () => {
    papers.refusals['register-deal-document'] = { status: 409, body: { error: 'This deal fell through.' } };
    const { user, dialog, upload, submit } = await openForm();
    await user.selectOptions(dialog.getByLabelText(/^What is it/), 'Other document');
    await upload();
    await submit();
    expect(await dialog.findByText('This deal fell through.')).toBeInTheDocument();
    papers.refusals['register-deal-document'] = { status: 400, body: { error: 'This file is not a PDF.' } };
    await submit();
    expect(await dialog.findByText('This file is not a PDF.')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Choose the document' })).toBeInTheDocument();
    expect(dialog.getByLabelText(/^What is it/)).toHaveValue('other');
    expect(new Set(sent('register-deal-document').map(({ document_id }) => document_id)).size).toBe(1);
  });
});

describe('a document of the viewer', () => {
  it('is shared with one party, and no longer', async () => {
    const document = documentRow();
    papers.documents = [document];
    papers.effects['share_deal_document'] = () => {
      document.readers = [{ party_id: partyIds.seller, revoked_at: null }];
    };
    papers.refusals['unshare_deal_document'] = refused('You can’t change this now.');
    const { user } = open();
    await user.click(await (await section()).findByRole('button', { name: 'Share Inspection.pdf' }));
    await user.click(await screen.findByRole('button', { name: 'Share with Sam Seller' }, { timeout: 5000 }));
    await user.click(await screen.findByRole('button', { name: 'Stop sharing with Sam Seller' }));
    expect(await screen.findByText('You can’t change this now.')).toBeInTheDocument();
    expect(sent('share_deal_document')).toEqual([{ document_id: documentId(1), party_id: partyIds.seller }]);
  });

  it('is removed after a confirmation, with its file', async () => {
    papers.documents = [documentRow()];
    papers.effects['remove_deal_document'] = () => {
      papers.documents = [];
    };
    const { user } = open();
    await user.click(await (await section()).findByRole('button', { name: 'Remove Inspection.pdf' }));
    await user.click(await screen.findByRole('button', { name: 'Remove document' }));
    expect(await screen.findByText(/^No documents yet/)).toBeInTheDocument();
    expect(sent('delete')).toEqual([{ prefixes: ['a/path.pdf'] }]);
  });
});
