import { RequestDialog } from '@/features/community/connections/components/request-dialog';
import { AnswerForm } from '@/features/community/reviews/components/answer-form';
import { ReviewForm } from '@/features/community/reviews/components/review-form';
import type { StoredReport } from '@/features/community/safety/api/queries';
import { CloseReport } from '@/features/community/safety/components/close-report';
import { ReportDialog } from '@/features/community/safety/components/report-dialog';
import { ResolveMessage } from '@/features/contact/components/staff/resolve-message';
import { EventForm } from '@/features/events/components/event-form';
import { ForumDialog } from '@/features/forums/components/forum-dialog';
import { NewTopic } from '@/features/forums/components/new-topic';
import { RenameTopic } from '@/features/forums/components/thread/rename-topic';
import type { StoredAppeal } from '@/features/moderation/api/queries';
import { AppealForm } from '@/features/moderation/components/appeal-form';
import { DecideAppeal } from '@/features/moderation/components/decide-appeal';
import { ModerateDialog } from '@/features/moderation/components/moderate-dialog';
import { paths } from '@/domain/site/paths';
import { ReasonDialogContent } from '@/shared/moderation/reason-dialog-content';
import { forum, forumId } from '../msw/forums';
import { rows } from '../msw/rest';
import { someMember } from '../render';
import { noop, send, sent, type FormRow } from './form-row';

const userId = someMember.id;
const queue = { onResolved: noop, onConflict: noop };
const report = { id: 'r1', subject_kind: 'profile', snapshot: {}, reported: { id: 'm1', name: 'Sam' } } as StoredReport;
const appeal = { id: 'p1', action: { action: 'hide', title: 'Ad' } } as StoredAppeal;

/** The forms of the community and of those who moderate it. */
export const communityRows: readonly FormRow[] = [
  {
    file: 'src/features/community/connections/components/request-dialog.tsx',
    form: <RequestDialog name="Sam" draftKey="request" open onOpenChange={noop} onSend={(note) => send({ note })} />,
    entries: { 'Note (optional)': 'We met in Austin.' },
    submit: 'Send request',
    wrong: null,
    request: sent,
    sends: { note: 'We met in Austin.' },
  },
  {
    file: 'src/features/community/reviews/components/answer-form.tsx',
    form: (
      <AnswerForm
        authorName="Ann"
        draftKey="answer"
        onSend={(answer) => send({ answer })}
        onClose={noop}
        onExpired={noop}
      />
    ),
    entries: { 'Your response to Ann': 'Thank you.' },
    submit: 'Send response',
    wrong: ['Your response to Ann', 'Write'],
    request: sent,
    sends: { answer: 'Thank you.' },
  },
  {
    file: 'src/features/community/reviews/components/review-form.tsx',
    form: (
      <ReviewForm
        memberName="Sam"
        existing={null}
        draftKey="review"
        focused={false}
        onEdited={noop}
        onSave={send}
        onSaved={noop}
        onCancel={noop}
      />
    ),
    entries: { '4 stars': true, 'Your review': 'Fair and quick.' },
    submit: 'Post review',
    wrong: ['Your rating', 'Choose from 1 to 5 stars.'],
    request: sent,
    sends: { rating: 4, text: 'Fair and quick.' },
  },
  {
    file: 'src/features/community/safety/components/close-report.tsx',
    form: <CloseReport report={report} {...queue} />,
    entries: { Outcome: 'No rule was broken.' },
    submit: 'Close report',
    wrong: ['Outcome', 'Describe the outcome before closing the report'],
    request: 'rest/v1/rpc/decide',
    sends: {
      decision: 'handle_report',
      arguments: { report_id: 'r1', outcome: 'No rule was broken.' },
      title: 'Sam',
    },
    failed: 'The report wasn’t closed. ',
  },
  {
    file: 'src/features/community/safety/components/report-dialog.tsx',
    form: <ReportDialog subject={{ kind: 'post', id: 'p1', name: 'Sam' }} open onOpenChange={noop} />,
    entries: { 'Something else': true, Details: 'An ad.' },
    submit: 'Send report',
    wrong: ['What’s wrong?', 'Choose'],
    request: 'rest/v1/rpc/report',
    sends: { subject_kind: 'post', subject_id: 'p1', reason: 'other', details: 'An ad.' },
  },
  {
    file: 'src/features/contact/components/staff/resolve-message.tsx',
    form: <ResolveMessage messageId="m1" title="Sam" {...queue} />,
    entries: { 'Note (optional)': ' Sent the plan. ' },
    submit: 'Resolve',
    wrong: null,
    request: 'rest/v1/rpc/decide',
    sends: {
      decision: 'resolve_contact_message',
      arguments: { message_id: 'm1', note: 'Sent the plan.' },
      title: 'Sam',
    },
    failed: 'We couldn’t resolve the message. ',
  },
  {
    file: 'src/features/events/components/use-event-form.ts',
    form: (
      <EventForm
        event={null}
        viewer={{ id: userId, exclusive: false, inPerson: false, staff: false }}
        back={paths.events}
        sendLabel="Propose event"
        busyLabel="Proposing..."
        onSaved={noop}
      />
    ),
    entries: {
      Title: 'Deal night',
      Description: 'Bring a deal.',
      'Start date': '2027-03-07',
      'Start time': '14:00',
      'End date': '2027-03-07',
      'End time': '16:00',
      Address: '12 Oak St',
      Capacity: '40',
    },
    submit: 'Propose event',
    wrong: ['Title', 'Enter a title'],
    request: 'rest/v1/rpc/save_event',
    sends: {
      title: 'Deal night',
      description: 'Bring a deal.',
      format: 'in_person',
      location: '12 Oak St',
      capacity: 40,
    },
  },
  {
    file: 'src/features/forums/components/forum-dialog.tsx',
    form: <ForumDialog userId={userId} forum={null} open onOpenChange={noop} />,
    entries: { Title: 'Duplexes', Description: 'Two doors.' },
    submit: 'Create Forum',
    wrong: ['Title', 'Enter a title'],
    request: 'rest/v1/forums',
    sends: { user_id: userId, title: 'Duplexes', description: 'Two doors.' },
    answer: forum(),
  },
  {
    file: 'src/features/forums/components/new-topic.tsx',
    form: <NewTopic forumId={forumId} />,
    entries: { Title: 'Roof first?', 'Your post': 'Or the kitchen?' },
    submit: 'Post topic',
    wrong: ['Title', 'Enter a title'],
    request: 'rest/v1/rpc/create_topic',
    sends: { forum_id: forumId, title: 'Roof first?', content: 'Or the kitchen?' },
    answer: 'a topic',
    handlers: [rows('forums', [forum()])],
  },
  {
    file: 'src/features/forums/components/thread/rename-topic.tsx',
    form: <RenameTopic title="" draftKey="rename" open onOpenChange={noop} onSave={(title) => send({ title })} />,
    entries: { Title: 'Kitchen first' },
    submit: 'Save changes',
    wrong: ['Title', 'Enter a title'],
    request: sent,
    sends: { title: 'Kitchen first' },
  },
  {
    file: 'src/features/moderation/components/appeal-form.tsx',
    form: <AppealForm actionId="a1" userId={userId} onCancel={noop} />,
    entries: { 'Why should we change this decision?': 'It was mine.' },
    submit: 'Send appeal',
    wrong: ['Why should we change this decision?', 'Tell us why you disagree'],
    request: 'rest/v1/rpc/appeal',
    sends: { action_id: 'a1', message: 'It was mine.' },
  },
  {
    file: 'src/features/moderation/components/decide-appeal.tsx',
    form: <DecideAppeal appeal={appeal} {...queue} />,
    entries: { Answer: 'We checked the deed.' },
    submit: 'Reverse',
    wrong: ['Answer', 'Write an answer'],
    request: 'rest/v1/rpc/decide',
    sends: {
      decision: 'decide_appeal',
      arguments: { appeal_id: 'p1', decision: 'reversed', answer: 'We checked the deed.' },
      title: 'Ad',
    },
  },
  {
    file: 'src/features/moderation/components/moderate-dialog.tsx',
    form: <ModerateDialog subject={{ kind: 'post', id: 'p1', name: 'Sam' }} onClose={noop} />,
    entries: { Warn: true, Reason: 'No ads, please.', 'Internal note': 'The third one.' },
    submit: 'Take action',
    wrong: ['Action', 'Choose an action'],
    request: 'rest/v1/rpc/decide',
    sends: {
      decision: 'moderate',
      arguments: {
        subject_kind: 'post',
        subject_id: 'p1',
        action: 'warn',
        reason: 'No ads, please.',
        note: 'The third one.',
      },
      title: 'Sam',
    },
  },
  {
    file: 'src/shared/moderation/reason-dialog-content.tsx',
    form: (
      <ReasonDialogContent
        title="Return this listing"
        subject="Brick duplex"
        hint="The seller reads this."
        requiredMessage="Explain what must change"
        submitLabel="Return"
        busyLabel="Returning..."
        onClose={noop}
        onSubmit={(reason) => send({ reason })}
        errors={{ failed: 'Your decision wasn’t saved.' }}
      />
    ),
    entries: { Reason: ' No such street. ' },
    submit: 'Return',
    wrong: ['Reason', 'Explain what must change'],
    request: sent,
    sends: { reason: 'No such street.' },
    failed: 'Your decision wasn’t saved. ',
  },
];
