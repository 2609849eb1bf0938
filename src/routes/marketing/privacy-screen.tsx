import { env } from '@/platform/config/current-env';
import { Link } from 'react-router-dom';
import { brand } from '@/domain/site/brand';
import { paths } from '@/domain/site/paths';
import { LegalContact, LegalPage, type LegalSection } from './legal-page';
import { StoredData } from './stored-data';

const { name } = brand;

const sections: readonly LegalSection[] = [
  {
    id: 'scope',
    title: 'What this covers',
    body: (
      <p>
        This policy explains what the company that runs {name} (“we”) stores about visitors and members of the public
        site and the members’ app, why, who sees it, and for how long. We don’t sell any of it, show no advertising, and
        use no tracking or analytics service.
      </p>
    ),
  },
  {
    id: 'stored',
    title: 'What we store',
    body: <StoredData />,
  },
  {
    id: 'use',
    title: 'What we use it for',
    body: (
      <>
        <p>To provide the service, and nothing you wouldn’t expect:</p>
        <ul>
          <li>
            to run your account, show your listings and profile, deliver messages, match listings with buy boxes, and
            send you alerts;
          </li>
          <li>to charge for and maintain a membership you bought, and to keep the records tax law requires;</li>
          <li>
            to send emails you requested or need: verification links, password resets, alerts and notifications
            according to your settings, and information about your payments;
          </li>
          <li>to keep the service safe: rate limits, reports, and the review of listings and contracts by our team;</li>
          <li>to reply to you.</li>
        </ul>
        <p>
          The legal basis is our agreement with you, our and other members’ interest in a safe and working service, laws
          that require records, and your consent where we ask for it. We don’t make decisions with legal effect about
          you by automated means alone.
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
            <strong>Everyone, including search engines:</strong> your listings with their address, map location, and
            pictures; your name, picture, and tier as their seller; and your public profile, except your email, phone,
            and website.
          </li>
          <li>
            <strong>Members:</strong> your profile page, posts, comments, topics, events, and reviews; and who you
            follow and who follows you.
          </li>
          <li>
            <strong>Members with a verified email:</strong> your entry in the directory, and the states, counties, and
            property types in your buy box unless you hide them.
          </li>
          <li>
            <strong>Your email, phone, and website:</strong> paid members (while your profile is public), your accepted
            connections, and our team. We never send them to anyone else, not even hidden in a page.
          </li>
          <li>
            <strong>A private profile:</strong> you, your accepted connections, and our team.
          </li>
          <li>
            <strong>Messages and their files:</strong> you and the other person. Anyone with a link to a file can open
            it for a minute. If one of you reports a message, our team can see it.
          </li>
          <li>
            <strong>Documents of listings:</strong> everyone who sees the listing can download public ones. For those on
            request, you and the members you approve, and our team while the listing is reported or in review. Anyone
            with a download link can use it for a minute.
          </li>
          <li>
            <strong>Submitted contracts:</strong> you and our team.
          </li>
          <li>
            <strong>Profile views:</strong> you see how many people viewed your profile, but not who.
          </li>
          <li>
            <strong>Your likes, saved listings, alerts, payments, and the rest of your buy box:</strong> only you.
          </li>
          <li>
            <strong>Reports and contact messages:</strong> our team. We don’t tell people who reported them.
          </li>
        </ul>
        <p>
          Blocking someone immediately hides the two of you from each other. The database itself enforces these rules,
          not just the screens.
        </p>
      </>
    ),
  },
  {
    id: 'shared',
    title: 'What leaves our systems',
    body: (
      <>
        <p>We share only what these services need to work for us, under contracts that allow nothing else:</p>
        <ul>
          <li>
            <strong>Hosting:</strong> the provider of our database, sign-in, file storage, and servers stores all of the
            above for us and keeps technical logs with IP addresses for a short time.
          </li>
          <li>
            <strong>Card payments:</strong> Stripe gets your email address, your internal account ID, and what you type
            on its payment page. It tells us what was paid and your card’s brand and last four digits, and notifies us
            of changes, which may include the name, address, and expiration date you entered there. We keep these
            notifications as long as your account and use them for nothing else.
          </li>
          <li>
            <strong>Email:</strong> our email service gets your address and what we write to you.
          </li>
          <li>
            <strong>Push notifications,</strong> if you turn them on: your browser’s maker delivers them, encrypted so
            that only your browser can read them.
          </li>
          <li>
            <strong>Maps:</strong> <MapHost /> Where a page uses Google’s map or address search, your browser contacts
            Google, which sees your IP address and what you search for there.
          </li>
        </ul>
        <p>
          Fonts, pictures, and scripts come from us. Links that members post lead to sites with their own policies. We
          give data to authorities only where the law requires it, and to a buyer of the company only under this policy.
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
          We don’t set cookies or store anything in your browser for advertising or analytics. We store only what the
          site needs to work for you:
        </p>
        <ul>
          <li>
            <strong>Cookies:</strong> <code>sb-auth-token</code> keeps you signed in, on the public site and in the app,
            for up to a year; <code>theme</code> remembers light or dark if you chose one; <code>pending-save</code>
            remembers a listing you wanted to save before you signed in, for 30 minutes; <code>unsent</code> counts what
            you did without a connection and isn’t sent yet, so that we can ask before you sign out, for up to 30 days.
            If your browser blocks the first one, we use local storage instead.
          </li>
          <li>
            <strong>Local storage,</strong> until you sign out: that you dismissed the notice about your email, why your
            last sign-in failed, where you were going before you had to verify something or pay, for two hours, that
            this browser gets your notifications, and a picture you chose during sign-up, for up to seven days. After
            that: a hash that recognizes you, until another member signs in, and whether to offer to install the app.
          </li>
          <li>
            <strong>Session storage,</strong> until you close the tab or sign out: what you’re writing before you sign
            in, which listings you’ve opened, listings you chose to compare, your position on pages and on the map, that
            you’ve seen the confetti for a payment or a closed deal, and that unused pictures were deleted.
          </li>
          <li>
            <strong>The app’s database and caches,</strong> until you sign out or another member signs in: listing
            drafts, and what you’re writing or sending; what you’ve loaded in the app, for up to a week, so that it
            opens without a connection, but no contact details of other members, documents, or proofs of funds; what you
            do without a connection, until it’s sent; pictures whose upload isn’t finished, for a day; pictures of
            listings you’ve looked at; and what you share to the app from others, for up to an hour. The app’s own files
            stay.
          </li>
        </ul>
        <p>We never store what you type into a card form. Signing out removes your session from both sites.</p>
      </>
    ),
  },
  {
    id: 'time',
    title: 'How long we keep it',
    body: (
      <>
        <p>We keep your data as long as you have an account, with these exceptions:</p>
        <ul>
          <li>queued and sent notification emails: 30 days;</li>
          <li>
            contact messages: a year after we’ve resolved them, legal notices three years, or until you delete the
            account you sent them from;
          </li>
          <li>
            the hashes that count views of listings: one day, and then until the next views arrive. Their key changes
            every day and the old one is deleted, so they can no longer be traced to anyone;
          </li>
          <li>the counts that limit contact messages: one hour, and then until the next message arrives;</li>
          <li>payment records at our payment provider and in our books: as long as tax law requires;</li>
          <li>
            a copy of the first marketplace listings, without sellers’ names, that the page shows while loading: one
            day, or until the next site update in browsers without JavaScript;
          </li>
          <li>backups: until they’re overwritten, within 90 days.</li>
        </ul>
        <p>
          When you delete your account, we delete your data immediately, and your name where others mentioned you. Other
          people keep their side of conversations, topics, offers, and deals, some of it for years. What stays, why, and
          how long is under each group of <a href="#stored">What we store</a>.
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
            <strong>See it all:</strong> under <em>Account</em>, choose <em>Download my data</em> to get one file with
            what we store about you. Each group of <a href="#stored">What we store</a> lists what it leaves out.
          </li>
          <li>
            <strong>Correct it:</strong> edit your profile, listings, posts, and buy box at any time, and your email and
            password under <em>Account</em>.
          </li>
          <li>
            <strong>Delete it:</strong> delete items where you see them, or everything under <em>Account</em> with{' '}
            <em>Delete my account</em>.
          </li>
          <li>
            <strong>Be less visible:</strong> make your profile private, block members, turn off read receipts, or pause
            a listing.
          </li>
          <li>
            <strong>Get less email:</strong> choose what we notify you about under <em>Notifications</em>. Every deal
            alert email has an unsubscribe link. You’ll always get emails about your payments and account security.
          </li>
        </ul>
        <p>
          Depending on where you live, you may have other rights: to object, to restrict what we do, to move your data
          elsewhere, or to complain to an authority. Write to us and we’ll reply within 30 days. We won’t treat you any
          worse for asking.
        </p>
      </>
    ),
  },
  {
    id: 'security',
    title: 'How it is protected',
    body: (
      <p>
        All data is encrypted in transit. Passwords are stored as hashes. Rules in the database decide who may read each
        row. Contracts and attachments are in private storage, and links to them expire. Few people run our systems, and
        only they and team members with a reason can access non-public data. No system is perfect: if your data is
        exposed, we’ll notify you and the authorities as the law requires. Messages aren’t end-to-end encrypted, so
        don’t send passwords or bank logins in them.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Children, changes, and contact',
    body: (
      <>
        <p>
          {name} is for adults. We don’t knowingly store data about anyone under 18; if you think we do, tell us and
          we’ll delete it. Our systems are in the United States, and data you give us from elsewhere is transferred
          there.
        </p>
        <p>
          When this policy changes, we update the date at the top and tell members about important changes in the app or
          by email before they take effect. Everything else between you and us is in the{' '}
          <Link to={paths.terms}>Terms of Service</Link>.
        </p>
      </>
    ),
  },
];

/** The Privacy Policy in ten sections. Update it when the software's behavior changes. */
export default function PrivacyScreen() {
  return (
    <LegalPage
      title="Privacy Policy"
      effective="July 4, 2025"
      summary={
        <p>
          In short: we store what you give us and what you do here, only to run {name}. No advertising, no trackers, and
          we never sell your data. You can download all of it and delete your account at any time.
        </p>
      }
      sections={sections}
    >
      <LegalContact about="Questions about your data" />
    </LegalPage>
  );
}

/** Who draws the streets on our maps, and what they learn. */
function MapHost() {
  if (env.mapStyles === null) return 'we usually show our own maps.';
  const { host } = new URL(env.mapStyles.light);
  return `the streets on our maps come from ${host}, which sees your IP address and the area you look at.`;
}
