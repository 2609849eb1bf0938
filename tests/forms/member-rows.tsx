import { http, HttpResponse } from 'msw';
import { CreateKeyDialog } from '@/features/api-keys/components/create-key-dialog';
import { AnswerForm } from '@/features/listing-outreach/components/answer-form';
import { AskQuestion } from '@/features/listing-outreach/components/ask-question';
import { ShowingForm } from '@/features/listing-outreach/components/showing-form';
import { TaskForm } from '@/features/pipeline/components/card/task-form';
import { DealDialog } from '@/features/pipeline/components/deal/deal-dialog';
import { SaveAnalysisDialog } from '@/features/pipeline/components/deal/save-analysis-dialog';
import { ProofForm } from '@/features/proof-of-funds/components/proof-form';
import { AcceptDialog } from '@/features/submission/components/staff/accept-dialog';
import { toCard } from '@/features/submission/submission';
import { WebhookDialog } from '@/features/webhooks/components/webhook-dialog';
import { listing, listingId } from '../msw/listings';
import { backendUrl } from '../msw/rest';
import { submission } from '../msw/submissions';
import { someMember } from '../render';
import { noop, send, sent, type FormRow } from './form-row';

const userId = someMember.id;

/** The forms of listings, of the pipeline, and of an account. */
export const memberRows: readonly FormRow[] = [
  {
    file: 'src/features/api-keys/components/create-key-dialog.tsx',
    form: <CreateKeyDialog userId={userId} onCreated={noop} onClose={noop} />,
    entries: { Name: 'Deal spreadsheet', 'Expires after': '30' },
    submit: 'Create key',
    wrong: ['Name', 'Name the key after what uses it'],
    request: 'rest/v1/rpc/create_api_key',
    sends: { name: 'Deal spreadsheet', scopes: ['listings:read'], expires_at: '2026-12-26T22:00:00.000Z' },
    answer: { id: 'k1', key: 'ck_1' },
  },
  {
    file: 'src/features/listing-outreach/components/answer-form.tsx',
    form: (
      <AnswerForm
        listingId={listingId}
        question={{
          id: 'q1',
          user_id: 'u1',
          content: 'Is it vacant?',
          created_at: '2026-11-25T12:00:00+00:00',
          hidden_at: null,
          removed_at: null,
          author: null,
          answer: null,
        }}
        sellerId={userId}
        onClose={noop}
      />
    ),
    entries: { 'Your answer': 'From January.' },
    submit: 'Post answer',
    wrong: ['Your answer', 'Enter your answer'],
    request: 'rest/v1/rpc/answer_question',
    sends: { question_id: 'q1', content: 'From January.' },
  },
  {
    file: 'src/features/listing-outreach/components/ask-question.tsx',
    form: <AskQuestion listing={listing()} readerId={userId} gateAbove={false} limit={null} />,
    entries: { 'Ask the seller': 'Is it vacant?' },
    submit: 'Ask question',
    wrong: ['Ask the seller', 'Enter your question'],
    request: 'rest/v1/rpc/ask_question',
    sends: { property_id: listingId, content: 'Is it vacant?' },
  },
  {
    file: 'src/features/listing-outreach/components/use-showing-form.ts',
    form: <ShowingForm listing={listing()} sellerId={userId} onClose={noop} />,
    entries: { Date: '2026-12-01', 'Start time': '14:00', Length: '60', Spots: '3', 'Access code': '4471#' },
    submit: 'Offer showing',
    wrong: ['Date', 'Choose a date'],
    request: 'rest/v1/rpc/offer_showing',
    sends: {
      property_id: listingId,
      starts_at: '2026-12-01T20:00:00.000Z',
      ends_at: '2026-12-01T21:00:00.000Z',
      capacity: 3,
      access_code: '4471#',
    },
  },
  {
    file: 'src/features/pipeline/components/card/task-form.tsx',
    form: <TaskForm task={null} userId={userId} cardId="c1" onDone={noop} />,
    entries: { 'What to do': 'Call the seller', 'Due date': '2026-12-01', Time: '09:30' },
    submit: 'Add task',
    wrong: ['What to do', 'Enter what to do.'],
    request: 'rest/v1/pipeline_tasks',
    sends: { title: 'Call the seller', card_id: 'c1', user_id: userId },
    newAfterReload: 'its ID isn’t part of the draft',
  },
  {
    file: 'src/features/pipeline/components/deal/deal-dialog.tsx',
    form: <DealDialog open onOpenChange={noop} userId={userId} card={null} />,
    entries: { Name: 'Duplex on Elm St', Address: '12 Elm St', Price: '250,000' },
    submit: 'Add deal',
    wrong: ['Name', 'Enter a name for this deal.'],
    request: 'rest/v1/pipeline_cards',
    sends: { title: 'Duplex on Elm St', address: '12 Elm St', price: 250_000, user_id: userId },
    newAfterReload: 'its ID isn’t part of the draft',
  },
  {
    file: 'src/features/pipeline/components/deal/save-analysis-dialog.tsx',
    form: (
      <SaveAnalysisDialog
        open
        onOpenChange={noop}
        userId={userId}
        listingId={null}
        name="Analysis"
        inputs={{ deal: '', figures: { price: 1 } }}
      />
    ),
    entries: { Name: 'With a new roof', 'Name of the deal': 'Duplex' },
    submit: 'Save',
    wrong: ['Name of the deal', 'Enter a name for this deal.'],
    request: 'rest/v1/rpc/save_analysis',
    sends: { name: 'With a new roof', deal_title: 'Duplex', inputs: { deal: '', figures: { price: 1 } } },
    answer: 'c1',
    newAfterReload: 'its ID isn’t part of the draft',
  },
  {
    file: 'src/features/proof-of-funds/components/proof-form.tsx',
    form: <ProofForm userId={userId} onClose={noop} />,
    entries: { 'What is it': 'bank_statement', 'Amount on the document': '250,000', 'Valid until': '2027-03-01' },
    upload: new File(['%PDF-1.4\n%%EOF'], 'Statement.pdf', { type: 'application/pdf' }),
    submit: 'Submit for review',
    wrong: ['What is it', 'Choose what it is.'],
    request: 'functions/v1/register-upload',
    sends: { kind: 'bank_statement', amount: 250_000, expires_on: '2027-03-01', name: 'Statement.pdf' },
    answer: { file: {} },
    failed: 'Your document wasn’t submitted. ',
    newAfterReload: 'the file is uploaded again',
    handlers: [http.post(`${backendUrl}/storage/v1/object/proofs-of-funds/*`, () => HttpResponse.json({ Key: 'x' }))],
  },
  {
    file: 'src/features/submission/components/staff/accept-dialog.tsx',
    form: (
      <AcceptDialog
        submission={toCard(submission())}
        userId={userId}
        onClose={noop}
        onAccept={(accepted) => send(accepted)}
      />
    ),
    entries: {
      Title: 'Brick duplex',
      Description: 'Two units.',
      Bedrooms: '4',
      Bathrooms: '2.5',
      'Contract’s last day': '2099-12-31',
    },
    submit: 'Accept and list',
    wrong: ['Title', 'Enter a title.'],
    request: sent,
    sends: { title: 'Brick duplex', address: '12 Oak St', zip: '77002', condition: 'Light Rehab', bedrooms: 4 },
    failed: 'Your decision wasn’t saved. ',
  },
  {
    file: 'src/features/webhooks/components/webhook-dialog.tsx',
    form: <WebhookDialog userId={userId} webhook={null} onSecret={noop} onClose={noop} />,
    entries: { URL: 'https://example.com/hook', Description: 'Deal sheet' },
    submit: 'Add webhook',
    wrong: ['URL', 'Enter an address that starts with https://.'],
    request: 'rest/v1/rpc/create_webhook',
    sends: { url: 'https://example.com/hook', description: 'Deal sheet' },
    answer: { secret: 'whsec_1' },
  },
];
