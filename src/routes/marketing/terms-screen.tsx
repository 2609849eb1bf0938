import { Link } from 'react-router-dom';
import { brand } from '@/shared/config/brand';
import { paths } from '@/shared/config/paths';
import { LegalContact, LegalPage, type LegalSection } from './legal-page';

const { name } = brand;

const sections: readonly LegalSection[] = [
  {
    id: 'agreement',
    title: 'The agreement',
    body: (
      <>
        <p>
          These terms are an agreement between you and the company that runs {name} (“we”, “us”). They hold for the
          public site, the members’ app, and everything either of them sends you. You agree to them when you create an
          account or use the service. If you use it for a company, you agree for that company too, and confirm that you
          may.
        </p>
        <p>
          The <Link to={paths.privacy}>Privacy Policy</Link> says what we store about you and who sees it. It belongs to
          this agreement.
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
            Give your real name and an email address you can be reached at. Some things, such as posting a listing, wait
            until it is confirmed.
          </li>
          <li>One person, one account. Do not share it, sell it, or pretend to be somebody else.</li>
          <li>
            Keep your password to yourself. What is done with your account counts as done by you until you tell us that
            it is no longer in your hands.
          </li>
          <li>
            If a profession or an activity needs a license where you work, having it is your part. The roles you choose
            here are a description, not a credential.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'not-a-broker',
    title: `What ${name} is, and what it is not`,
    body: (
      <>
        <p>
          {name} is a place where people who buy and sell property find each other. We are <strong>not a broker</strong>
          , agent, lender, appraiser, title or escrow company, investment adviser or law firm. We represent neither side
          of a deal, hold no money for it, take no commission from it, and are no party to any contract that members
          make.
        </p>
        <p>
          Deal analyses, match scores, calculators and the articles in the library are arithmetic and general
          information. They rest on what sellers state and on assumptions that you can see and change. They are no
          appraisal, no promise of a return, and no legal, tax or investment advice. Ask a professional before you sign.
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
            Post only property that you own, have under contract, or are allowed in writing to market, and say which
            where the law asks for it.
          </li>
          <li>
            State price, income, condition and terms as you know them to be. Correct them when they change, and mark
            what is sold.
          </li>
          <li>
            Figures on a listing are the seller’s own. Check them, the title and the property yourself before you
            commit.
          </li>
          <li>
            <strong>Verified</strong> says that our staff have looked at the listing or at the contract behind it, or
            that a Partner member posted it. It is not a guarantee of title, value or outcome.
          </li>
          <li>
            A listing posted on a free membership carries a <strong>50% joint venture requirement</strong>, which is
            shown on the listing: its poster and whoever takes the deal split its profit half and half. The two of you
            put that into a contract of your own. Paid members list without it.
          </li>
          <li>
            Housing is offered to everybody alike. Nothing you write may exclude or steer people by a characteristic
            that fair housing law protects.
          </li>
        </ul>
        <p>An event is between you and whoever organizes it; a price shown there is theirs to ask and to collect.</p>
      </>
    ),
  },
  {
    id: 'fees',
    title: 'Membership, fees and cancellation',
    body: (
      <>
        <p>
          Joining is free. Paid plans and their prices, in US dollars, stand on the{' '}
          <Link to={paths.membership}>membership page</Link>. What you see there is what is charged, together with any
          tax that the law adds.
        </p>
        <ul>
          <li>
            A paid plan is charged in advance for each period, a year or a quarter, and renews by itself until you
            cancel it.
          </li>
          <li>
            You cancel under Billing at any time. Your membership then stays as it is{' '}
            <strong>to the end of the period you have paid for</strong>, and is not renewed.
          </li>
          <li>
            <strong>Fees are non-refundable</strong>, for a period that has begun too, unless the law where you live
            says otherwise.
          </li>
          <li>When a payment fails, what only paid members have is closed until it succeeds. We tell you by mail.</li>
          <li>
            Prices may change. We tell you at least 30 days before a renewal at a new price, so that you can cancel
            first.
          </li>
          <li>
            Cards are charged by our payment provider, under its terms as well. If you delete your account, a running
            plan is ended first and you are not charged again.
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
          What you submit to be shown to others, such as listings, posts, comments, topics, reviews and events with
          their texts and pictures, <strong>becomes our property</strong> when you submit it. We may show it, move it,
          shorten it, use it to make the service known, and remove it. In return you have a permanent, free right to use
          your own texts and pictures anywhere else, for anything.
        </p>
        <p>
          Yours alone stay the messages you write to other members, the contracts you upload with a submission, your
          contact details, and your name, picture and buy box. We use those only to run the service, as the Privacy
          Policy says. What you may delete there you may delete whatever this section says.
        </p>
        <p>
          You confirm that what you submit is yours to give, and that it breaks nobody’s copyright, privacy or other
          right.
        </p>
      </>
    ),
  },
  {
    id: 'conduct',
    title: 'How we treat each other',
    body: (
      <>
        <p>Do not use {name} to:</p>
        <ul>
          <li>
            deceive anybody: invented property, altered figures, false identity, fees for nothing, reviews of people you
            never dealt with;
          </li>
          <li>harass, threaten or discriminate;</li>
          <li>send advertising in bulk, or collect members’ names, addresses or numbers for use elsewhere;</li>
          <li>break the law, including the rules on securities, lending, licensing and fair housing;</li>
          <li>scrape, overload, probe or get around the limits of the service, or reach what is not meant for you.</li>
        </ul>
        <p>
          Members can report profiles, listings, messages and whatever else others write. Staff read reports and may
          remove content, mark it, or act on accounts as section 10 says. You may block anybody, for any reason or none.
        </p>
      </>
    ),
  },
  {
    id: 'members',
    title: 'Dealing with other members',
    body: (
      <p>
        We do not check who members are, what they own, or whether they can do what they say, beyond what a badge says
        in so many words. You decide with whom you deal. A dispute about a deal is between those who made it; we may
        help, but need not, and you release us from claims that arise out of what another member did or failed to do.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Warranties and liability',
    body: (
      <>
        <p>
          The service is provided as it is and as available. We work to keep it running, correct and safe, but do not
          promise that it is without interruption or error, that a listing is accurate, that an alert arrives in time,
          or that a deal comes about.
        </p>
        <p>
          As far as the law allows, we are not liable for indirect or consequential loss, lost profit, or a deal that
          went wrong, and our liability in all is limited to what you paid us in the twelve months before the claim, or
          100 US dollars if that is more. Nothing here limits liability that the law does not let us limit, such as for
          fraud or intent.
        </p>
        <p>
          If somebody claims against us because of what you posted or did in breach of these terms, you cover our
          reasonable costs and loss.
        </p>
      </>
    ),
  },
  {
    id: 'ending',
    title: 'Ending it',
    body: (
      <>
        <p>
          You may stop at any time: delete your account under <em>Account</em>. It goes at once and for good; the{' '}
          <Link to={paths.privacy}>Privacy Policy</Link> says what is removed and what stays without your name.
        </p>
        <p>
          We may limit, suspend or close an account that breaks these terms or the law, or puts others at risk. Where we
          can, we say why and give you the chance to put it right. If we close a paid account that broke nothing, we
          return the fee for the unused time.
        </p>
        <p>Sections 3, 6, 8, 9 and 11 go on after the end.</p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes, law and the rest',
    body: (
      <>
        <p>
          We may change these terms. The date at the top changes with them, and for changes that matter to you we tell
          members in the app or by mail at least 30 days before. Whoever goes on using the service after that day
          agrees; whoever does not can cancel and leave.
        </p>
        <p>
          The law of the state in which our company is registered applies, without its rules on conflicts of law, and
          its courts decide; rights that consumer law at your home gives you stay. Write to us before you go to court:
          most things can be settled in a week.
        </p>
        <p>
          If a part of these terms does not hold, the rest does. That we do not insist on a right once does not mean
          that we give it up.
        </p>
      </>
    ),
  },
];

/** Terms of Service: eleven sections and where to write. */
export default function TermsScreen() {
  return (
    <LegalPage
      title="Terms of Service"
      effective="July 4, 2025"
      summary={
        <p>
          In short: {name} brings people together and is not a broker. Check every deal yourself, post only what is true
          and yours to post, and treat others fairly. Paid plans renew until you cancel, and are not refunded. The full
          text is what counts.
        </p>
      }
      sections={sections}
    >
      <LegalContact about="Questions about these terms" />
    </LegalPage>
  );
}
