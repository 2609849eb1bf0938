import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import {
  dataNames,
  dataTopics,
  notedData,
  personalData,
  type DataTopic,
  type PersonalData,
} from '@/domain/privacy/personal-data';

const texts: Readonly<Record<DataTopic, string>> = {
  account:
    'Your email address and password (only as a one-way hash); when you joined, verified your email, and last ' +
    'signed in; two-factor authentication; and the time, browser, and IP address of each open session.',
  profile:
    'Your name, phone number, website, picture, title, location, bio, expertise, links, past deals, and reviews; ' +
    'the roles, industries, and markets you chose when you joined; and which profiles you opened on which day.',
  search:
    'Your buy box, saved listings and searches, likes and dislikes, pipeline with notes and files, and the deal ' +
    'alerts we sent you.',
  listings:
    'Listings with their pictures, documents, price history, questions, and showings, and properties you submit ' +
    'with their contracts. To count each viewer once a day, we store a keyed hash of their account, or of their IP ' +
    'address and browser if they’re signed out. We count which part of the site, or another website, views come ' +
    'from. Sellers only see numbers.',
  community:
    'Posts, comments, topics, and events; connections, follows, and blocks; and messages with their files and read ' +
    'receipts.',
  deals:
    'Offers with every version, deals with their steps, splits, and documents, proof of funds, and agreements you ' +
    'signed, with your IP address.',
  payments:
    'Your plan, its dates and status, what you were charged, and your card’s brand and last four digits. Your card ' +
    'number never reaches us.',
  safety:
    'Notifications and their settings; what you report, what others report about you, and what our team ' +
    'decided; how often you did things that are limited, such as posting; and what you send through the contact ' +
    'form, in a legal notice with your mailing address and signature. To prevent spam, we count how many messages ' +
    'came from an email address, an account, and an IP address.',
};

/** What is stored, by topic. The complete list of each, and what of it stays, opens on request. */
export function StoredData() {
  return (
    <>
      <p>
        You can read the public pages without an account. We then store nothing about you except a count of how often
        each listing was opened and what you send through the contact form. For members, we store:
      </p>
      {dataTopics.map(({ id, title }) => (
        <div key={id} className="flex flex-col gap-1">
          <h3 className="font-semibold">{title}</h3>
          <p>{texts[id]}</p>
          <TopicDetails title={title} stored={personalData.filter(({ topic }) => topic === id)} />
        </div>
      ))}
    </>
  );
}

function TopicDetails({ title, stored }: { title: string; stored: readonly PersonalData[] }) {
  const retained = stored.filter(({ retainedFor }) => retainedFor !== undefined);
  const left = stored.filter(({ notExported }) => notExported);
  return (
    <details className="group text-[15px]">
      <summary
        className={clsx(
          'flex min-h-11 w-fit cursor-pointer list-none items-center gap-1.5 font-medium text-evergreen-ink',
          '[&::-webkit-details-marker]:hidden',
        )}
      >
        Full list<span className="sr-only">: {title}</span>
        <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-3 border-l border-line pb-2 pl-4">
        <p>{dataNames(stored.map(({ what }) => what))}.</p>
        {retained.length > 0 ? (
          <div>
            <p className="mb-2 font-medium">What stays after you delete your account</p>
            <ul>
              {notedData(retained).map(({ what, note }) => (
                <li key={note}>
                  <strong className="font-medium">{dataNames(what)}:</strong> {note}
                </li>
              ))}
            </ul>
          </div>
        ) : (
          <p>We delete all of this with your account.</p>
        )}
        {left.length > 0 ? (
          <div>
            <p className="mb-2 font-medium">What your download leaves out</p>
            <ul>
              {left.map(({ what, note }) => (
                <li key={what}>
                  <strong className="font-medium">{dataNames([what])}:</strong> {note}
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </div>
    </details>
  );
}
