import { Link } from 'react-router-dom';
import { brand } from '@/shared/config/brand';
import { paths } from '@/shared/config/paths';
import { LegalContact, LegalPage, type LegalSection } from './legal-page';

const { name } = brand;

const sections: readonly LegalSection[] = [
  {
    id: 'scope',
    title: 'What this covers',
    body: (
      <p>
        This policy says what the company that runs {name} (“we”) stores about visitors and members of the public site
        and the members’ app, what for, who sees it, and for how long. We sell none of it, show no advertising, and use
        no tracking or analytics service.
      </p>
    ),
  },
  {
    id: 'stored',
    title: 'What we store',
    body: (
      <>
        <p>
          Without an account you can read the public pages, and we store nothing about you but a count of how often a
          listing was opened, and what you send through the contact form. Of members we store:
        </p>
        <ul>
          <li>
            <strong>Account:</strong> email address, name, phone number, password (only as a one-way hash), when you
            joined, confirmed your email and last signed in, and for each open session the time, browser and network
            address, which the sign-in service notes.
          </li>
          <li>
            <strong>Profile:</strong> picture, title, location, biography, expertise, certifications, interests, links,
            past deals, and the roles, industries and markets you chose when you joined.
          </li>
          <li>
            <strong>What you look for:</strong> your buy box, saved listings and searches, likes and dislikes, and the
            deal alerts you were sent.
          </li>
          <li>
            <strong>What you publish:</strong> listings with their pictures and price history, posts, comments, topics,
            events and reviews.
          </li>
          <li>
            <strong>Whom you deal with:</strong> connections, follows, blocks, which profiles you opened on which day,
            and messages with their files and read marks.
          </li>
          <li>
            <strong>Submissions:</strong> property you submit with its contract, a checksum of the file, and a log of
            who did what when.
          </li>
          <li>
            <strong>Membership:</strong> your plan, its dates and state, what was charged, and of your card its brand
            and last four digits. The card number never reaches us.
          </li>
          <li>
            <strong>Reports and notes:</strong> what you report, what others report of yours, and how often you did
            things that are limited against floods, such as posting.
          </li>
          <li>
            <strong>Contact form:</strong> name, email, company, subject and message. To limit floods we count, apart
            from the messages, how many came from an email address, an account and a network address.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'use',
    title: 'What we use it for',
    body: (
      <>
        <p>To do what you came for, and nothing you would not expect:</p>
        <ul>
          <li>
            to run your account, show your listings and profile, deliver messages, match listings with buy boxes and
            alert you;
          </li>
          <li>to charge and keep up a membership that you bought, and to keep the records that tax law asks for;</li>
          <li>
            to send the mail you asked for or need: confirmations, password resets, alerts and copies of notifications
            as your settings say, and news of your payments;
          </li>
          <li>
            to keep the place safe: limits against floods, reports, and the review of listings and contracts by staff;
          </li>
          <li>to answer you.</li>
        </ul>
        <p>
          The ground for it is the agreement with you, our and the other members’ interest in a safe and working
          service, the law where it demands records, and your consent where we ask for it. No decision with legal effect
          is made about you by a machine alone.
        </p>
      </>
    ),
  },
  {
    id: 'visible',
    title: 'Who sees what',
    body: (
      <>
        <ul>
          <li>
            <strong>Everybody, search engines included:</strong> your listings with their address, map point and
            pictures, your name, picture and tier as their seller, and what a public profile says, but for email and
            phone.
          </li>
          <li>
            <strong>Members:</strong> your profile page, posts, comments, topics, events and reviews, whom you follow
            and who follows you; of your buy box the states, counties and property types. With a confirmed email they
            find you in the directory.
          </li>
          <li>
            <strong>Your email and phone:</strong> paid members (while your profile is public), your accepted
            connections, and staff. Nobody else gets them from us, not even hidden in a page.
          </li>
          <li>
            <strong>A private profile</strong> is for you, your accepted connections and staff.
          </li>
          <li>
            <strong>Messages and their files:</strong> you and the other person. Whoever gets a link to a file can open
            it for five minutes. When one of you reports a message, staff see that message.
          </li>
          <li>
            <strong>Contracts of submissions:</strong> you and the staff who review them.
          </li>
          <li>
            <strong>Who opened your profile:</strong> you see how many, not who.
          </li>
          <li>
            <strong>Your likes, saved listings, buy box prices, alerts and payments:</strong> you alone.
          </li>
          <li>
            <strong>Reports and contact messages:</strong> staff. Whom you report does not learn from us that it was
            you.
          </li>
        </ul>
        <p>
          A block hides the two of you from each other at once. These rules are enforced by the database itself, not
          only by what a screen shows.
        </p>
      </>
    ),
  },
  {
    id: 'shared',
    title: 'What leaves our systems',
    body: (
      <>
        <p>Only what these services need to do their part for us, under contracts that allow them nothing else:</p>
        <ul>
          <li>
            <strong>Hosting:</strong> the provider that runs our database, sign-in, file storage and servers holds all
            of the above for us, and keeps technical logs with network addresses for a short time.
          </li>
          <li>
            <strong>Card payments:</strong> Stripe gets your email address, an internal number of your account, and what
            you type on its payment page. It tells us what was paid, the card’s brand and last four digits, and sends us
            word of each change, which can hold the name, address and expiry date you gave there. We keep that word as
            long as your account, and use it for nothing else.
          </li>
          <li>
            <strong>Mail:</strong> our mail service gets your address and what we write to you.
          </li>
          <li>
            <strong>Maps:</strong> maps are our own as a rule. Where a page shows Google’s map or completes addresses
            with it, your browser asks Google for it, and Google sees your network address and what you look for there.
          </li>
        </ul>
        <p>
          Fonts, pictures and scripts come from us. A link that a member posted leads where it says, and the site there
          has its own rules. We hand data to authorities only where the law makes us, and to a buyer of the company only
          under this policy.
        </p>
      </>
    ),
  },
  {
    id: 'browser',
    title: 'Cookies and browser storage',
    body: (
      <>
        <p>
          We set no cookie and store nothing in your browser for advertising or measuring. What is there, works for you:
        </p>
        <ul>
          <li>
            <strong>Cookies:</strong> <code>sb-auth-token</code> keeps you signed in, on the public site and in the app,
            for up to a year; <code>theme</code> remembers light or dark if you chose one. Where a browser refuses the
            first, it is kept in local storage.
          </li>
          <li>
            <strong>Local storage,</strong> until you clear it: the draft of a listing, that you closed the notice about
            your email, why a sign-in failed until you see it, and a picture chosen while signing up, for seven days at
            most.
          </li>
          <li>
            <strong>Session storage,</strong> until you close the tab: what you are writing or sending, which listings
            you have opened, where on a page and on the map you were, that a payment was celebrated, and that pictures
            you left unused were cleared away.
          </li>
        </ul>
        <p>What you type into a card form is never among it. Signing out removes the session on both sites.</p>
      </>
    ),
  },
  {
    id: 'time',
    title: 'How long we keep it',
    body: (
      <>
        <p>What belongs to your account stays as long as the account. Shorter, or longer, are:</p>
        <ul>
          <li>queued and sent copies of notifications by mail: 30 days;</li>
          <li>
            contact messages: a year after staff have settled them, or until you delete the account you sent them with;
          </li>
          <li>the counts that limit contact messages: an hour, and then until the next message comes in;</li>
          <li>
            reports with a copy of what was reported as it was: as long as staff need them to keep the place safe, also
            after the account that they are about, or from, is gone; then without a link to it;
          </li>
          <li>records of payments at our payment provider, and in our books: as long as tax law demands;</li>
          <li>
            a copy of the first listings of the marketplace, without their sellers’ names, which the page opens with: a
            day, or until the site is next updated where scripts are switched off;
          </li>
          <li>backups: until they are overwritten, within 90 days.</li>
        </ul>
        <p>
          When you delete your account, your profile, contact details, markets, buy box, files, listings, submissions
          with their contracts, connections, follows, reviews by and of you, posts, comments, places at events,
          notifications, messages to us and what we hold of your billing are deleted at once. Without your name stay:
          messages in the mailbox of those you wrote to, but not your files; the emptied places of your forum posts, so
          that answers keep theirs; and forums, topics and events that you began.
        </p>
      </>
    ),
  },
  {
    id: 'choices',
    title: 'Your choices and rights',
    body: (
      <>
        <ul>
          <li>
            <strong>See it all:</strong> <em>Account</em>, then <em>Download my data</em>, gives you one file with
            everything we hold about you.
          </li>
          <li>
            <strong>Correct it:</strong> your profile, listings, posts and buy box can be edited at any time; your email
            and password under <em>Account</em>.
          </li>
          <li>
            <strong>Delete it:</strong> single things where they stand; everything under <em>Account</em>, then{' '}
            <em>Delete my account</em>.
          </li>
          <li>
            <strong>Be seen less:</strong> make your profile private, block members, switch read marks off, pause a
            listing.
          </li>
          <li>
            <strong>Get less mail:</strong> choose what you hear of under <em>Notifications</em>. Every mail with deal
            alerts has a link that ends them with one press. Mail about your payments and your account’s security always
            comes.
          </li>
        </ul>
        <p>
          Depending on where you live the law may give you more: to object, to restrict what we do, to take your data
          elsewhere, or to complain to an authority. Write to us; we answer within 30 days, and nobody is treated worse
          for asking.
        </p>
      </>
    ),
  },
  {
    id: 'security',
    title: 'How it is protected',
    body: (
      <p>
        Everything travels encrypted. Passwords are stored as hashes. Each row of the database is given only to those
        who may read it, by rules in the database. Contracts and attachments lie in private storage, and links to them
        expire. Few people run the systems, and only they and staff with a reason reach what is not public. No system is
        perfect: if data of yours gets into wrong hands, we tell you and the authorities as the law demands. Messages
        are not end-to-end encrypted; do not send passwords or bank logins in them.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Children, changes and contact',
    body: (
      <>
        <p>
          {name} is for adults. We do not knowingly store data of anybody under 18; tell us if you think we do, and we
          remove it. Our systems stand in the United States, and data you give us from elsewhere comes here.
        </p>
        <p>
          When this policy changes, the date at the top changes with it, and members hear of changes that matter in the
          app or by mail before they apply. How you and we deal with each other otherwise stands in the{' '}
          <Link to={paths.terms}>Terms of Service</Link>.
        </p>
      </>
    ),
  },
];

/** Privacy Policy: ten sections. It says what the software does; whoever changes that changes this. */
export default function PrivacyScreen() {
  return (
    <LegalPage
      title="Privacy Policy"
      effective="July 4, 2025"
      summary={
        <p>
          In short: we store what you give us and what you do here, to run {name} and for nothing else. No advertising,
          no trackers, no sale of data. You can download it all, and delete your account yourself, at any time.
        </p>
      }
      sections={sections}
    >
      <LegalContact about="Questions about your data" />
    </LegalPage>
  );
}
