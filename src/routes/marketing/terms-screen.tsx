import { Link } from 'react-router-dom';
import { brand } from '@/domain/site/brand';
import { paths } from '@/domain/site/paths';
import { LegalContact, LegalPage, type LegalSection } from './legal-page';

const { name } = brand;

const sections: readonly LegalSection[] = [
  {
    id: 'agreement',
    title: 'The agreement',
    body: (
      <>
        <p>
          These terms are an agreement between you and the company that runs {name} (“we”, “us”). They apply to the
          public site, the members’ app, and everything either of them sends you. You agree to them when you create an
          account or use the service. If you use it for a company, you agree on its behalf and confirm that you’re
          authorized to do so.
        </p>
        <p>
          The <Link to={paths.privacy}>Privacy Policy</Link> explains what we store about you and who sees it. It’s part
          of this agreement.
        </p>
      </>
    ),
  },
  {
    id: 'account',
    title: 'Who may join, and your account',
    body: (
      <>
        <p>You must be at least 18 years old and able to make a binding contract.</p>
        <ul>
          <li>
            Give your real name and an email address where we can reach you. Some features, such as posting a listing,
            require a verified email.
          </li>
          <li>One account per person. Don’t share it, sell it, or impersonate anyone.</li>
          <li>
            Keep your password to yourself. You’re responsible for what happens in your account until you tell us that
            someone else has access to it.
          </li>
          <li>
            If your work requires a license where you operate, you’re responsible for having one. The roles you choose
            here are a description, not a credential.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'not-a-broker',
    title: `What ${name} is and isn’t`,
    body: (
      <>
        <p>
          {name} is a place where people who buy and sell property find each other. We are <strong>not a broker</strong>
          , agent, lender, appraiser, title or escrow company, investment adviser, or law firm. We don’t represent
          either side of a deal, hold money for it, take a commission on it, or become a party to any contract between
          members.
        </p>
        <p>
          Deal analyses, match scores, calculators, and library articles are arithmetic and general information. They’re
          based on what sellers state and on assumptions you can see and change. They aren’t appraisals, promises of a
          return, or legal, tax, or investment advice. Ask a professional before you sign.
        </p>
      </>
    ),
  },
  {
    id: 'listings',
    title: 'Listings and deals',
    body: (
      <>
        <ul>
          <li>
            Post only property that you own, have under contract, or have written permission to market, and say which
            where the law requires it.
          </li>
          <li>
            State the price, income, condition, and terms accurately. Update them when they change, and mark sold
            listings as sold.
          </li>
          <li>
            Sellers provide the figures on their listings. Verify them, the title, and the property yourself before you
            commit.
          </li>
          <li>
            <strong>Verified</strong> means that our team reviewed the listing or the contract behind it, or that a
            Partner member posted it. It doesn’t guarantee title, value, or outcome.
          </li>
          <li>
            A listing posted on a free membership carries a <strong>50% joint venture requirement</strong>, shown on the
            listing: the poster and the member who takes the deal split the profit equally, under a contract between the
            two of you. Paid members post without it.
          </li>
          <li>
            Offer housing to everyone equally. Nothing you write may exclude or steer people based on a characteristic
            protected by fair housing law.
          </li>
        </ul>
        <p>Events are between you and the organizer, who sets and collects any price shown.</p>
      </>
    ),
  },
  {
    id: 'fees',
    title: 'Membership, fees, and cancellation',
    body: (
      <>
        <p>
          Joining is free. Paid plans and their prices in US dollars are on the{' '}
          <Link to={paths.membership}>membership page</Link>. We charge what you see there, plus any applicable tax.
        </p>
        <ul>
          <li>
            A paid plan is charged in advance for each period, a year or a quarter, and renews automatically until you
            cancel it.
          </li>
          <li>
            You can cancel under Billing at any time. You keep your membership{' '}
            <strong>until the end of the period you’ve paid for</strong>, and it won’t renew.
          </li>
          <li>
            <strong>Fees are non-refundable</strong>, including for a period that has started, unless the law where you
            live says otherwise.
          </li>
          <li>If a payment fails, you lose access to paid features until it succeeds. We’ll email you.</li>
          <li>
            Prices may change. We’ll tell you at least 30 days before a renewal at a new price, so you can cancel first.
          </li>
          <li>
            Our payment provider charges your card, under its own terms as well. If you delete your account, we end your
            plan first and you won’t be charged again.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'submissions',
    title: 'What you submit',
    body: (
      <>
        <p>
          What you submit for others to see, such as listings, posts, comments, topics, reviews, and events with their
          text and pictures, <strong>becomes our property</strong> when you submit it. We may display, move, shorten,
          promote, and remove it. In return, you get a permanent, free license to use your own text and pictures
          anywhere else, for any purpose.
        </p>
        <p>
          You keep ownership of your messages to other members, the contracts you upload with a submission, your contact
          details, and your name, picture, and buy box. We use those only to run the service, as the Privacy Policy
          explains. This section doesn’t limit your right to delete anything described there.
        </p>
        <p>
          You confirm that you have the right to submit what you submit, and that it doesn’t violate anyone’s copyright,
          privacy, or other rights. Report a violation of copyright or fair housing law with a{' '}
          <Link to={paths.legalNotice()}>legal notice</Link>.
        </p>
      </>
    ),
  },
  {
    id: 'conduct',
    title: 'How we treat each other',
    body: (
      <>
        <p>Don’t use {name} to:</p>
        <ul>
          <li>
            deceive anyone: made-up property, altered figures, false identities, fees for nothing, or reviews of people
            you’ve never dealt with;
          </li>
          <li>harass, threaten, or discriminate;</li>
          <li>send bulk advertising, or collect members’ names, addresses, or numbers for use elsewhere;</li>
          <li>break the law, including the rules on securities, lending, licensing, and fair housing;</li>
          <li>scrape, overload, probe, or bypass the limits of the service, or access what isn’t meant for you.</li>
        </ul>
        <p>
          Members can report profiles, listings, messages, and anything else others write. Our team reads reports and
          may remove or label content, or act on accounts as described in section 10. You may block anyone for any
          reason.
        </p>
      </>
    ),
  },
  {
    id: 'members',
    title: 'Dealing with other members',
    body: (
      <p>
        We don’t check who members are, what they own, or whether they can do what they say, beyond what a badge
        explicitly states. You decide who you deal with. A dispute about a deal is between the people who made it. We
        may help, but we don’t have to, and you release us from claims arising from what another member did or failed to
        do.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Warranties and liability',
    body: (
      <>
        <p>
          The service is provided “as is” and “as available”. We work to keep it running, accurate, and safe, but we
          don’t promise that it will be uninterrupted or error-free, that a listing is accurate, that an alert arrives
          in time, or that a deal will close.
        </p>
        <p>
          As far as the law allows, we aren’t liable for indirect or consequential loss, lost profit, or a deal that
          went wrong, and our total liability is limited to what you paid us in the twelve months before the claim, or
          100 US dollars if that’s more. Nothing here limits liability that can’t be limited by law, such as for fraud
          or intentional misconduct.
        </p>
        <p>
          If someone makes a claim against us because you posted or did something in breach of these terms, you’ll cover
          our reasonable costs and losses.
        </p>
      </>
    ),
  },
  {
    id: 'ending',
    title: 'Ending the agreement',
    body: (
      <>
        <p>
          You can leave at any time by deleting your account under <em>Account</em>. This happens immediately and can’t
          be undone. The <Link to={paths.privacy}>Privacy Policy</Link> explains what’s deleted and what stays without
          your name.
        </p>
        <p>
          We may limit, suspend, or close an account that breaks these terms or the law or puts others at risk. Where we
          can, we’ll explain why and give you a chance to fix it. If we close a paid account that didn’t break any
          rules, we’ll refund the unused time.
        </p>
        <p>Sections 3, 6, 8, 9, and 11 continue to apply afterward.</p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes, governing law, and the rest',
    body: (
      <>
        <p>
          We may change these terms. When we do, we update the date at the top and tell members about important changes
          in the app or by email at least 30 days in advance. If you keep using the service after that date, you agree
          to the new terms; if you don’t agree, you can cancel and leave.
        </p>
        <p>
          These terms are governed by the law of the state where our company is registered, without its conflict-of-law
          rules, and its courts have jurisdiction. You keep any rights under your local consumer law. Please write to us
          before you go to court: we can settle most things within a week.
        </p>
        <p>
          If part of these terms is invalid, the rest still applies. If we don’t enforce a right once, we don’t give it
          up.
        </p>
      </>
    ),
  },
];

/** The Terms of Service in eleven sections. */
export default function TermsScreen() {
  return (
    <LegalPage
      title="Terms of Service"
      effective="July 4, 2025"
      summary={
        <p>
          In short: {name} connects people and isn’t a broker. Check every deal yourself, post only what’s true and
          yours to post, and treat others fairly. Paid plans renew until you cancel and aren’t refundable. Only the full
          text is binding.
        </p>
      }
      sections={sections}
    >
      <LegalContact about="Questions about these terms" />
    </LegalPage>
  );
}
