import { paths } from '@/domain/site/paths';
import type { PageHead } from '@/platform/head/page-head';
import { answerText, contactQuestions } from './contact-questions';

const description =
  'Questions about membership, a demo, a partnership, or support? Write to us and we’ll reply within 24 hours.';

/** Metadata of the contact page, with the questions on it. */
export const contactHead: PageHead = {
  path: paths.contact,
  title: 'Contact',
  description,
  things: [
    { '@type': 'ContactPage', name: 'Contact', description },
    {
      '@type': 'FAQPage',
      mainEntity: contactQuestions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answerText(answer) },
      })),
    },
  ],
};
