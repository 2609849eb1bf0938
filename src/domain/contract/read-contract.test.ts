import { describe, expect, it } from 'vitest';
import { addressText } from '../place/address-in-text';
import { readContract, type ContractFindings } from './read-contract';

/** What's found, in a few words. */
function summary({ addresses, prices, dates, closing_days, parties, assignable }: ContractFindings) {
  return {
    addresses: addresses.map(addressText),
    prices,
    dates: dates.map(({ kind, day }) => `${kind} ${day}`),
    ...(closing_days !== null && { closing_days }),
    parties: parties.map(({ role, name }) => `${role} ${name}`),
    assignable,
  };
}

const nothing = { addresses: [], prices: [], dates: [], parties: [], assignable: null };

const contracts: Readonly<Record<string, [string, object]>> = {
  'a form with a number and a name on each line': [
    `AGREEMENT FOR THE PURCHASE AND SALE OF REAL ESTATE

Property:        809 9th St #608, Akron, OH 44321
Seller:          J. Abernathy
Buyer:           the undersigned, and/or assigns

1. Price         $122,000, in cash at closing.
2. Deposit       $2,500 with the title company within three days.
3. Inspection    14 days from the date of this agreement.
4. Closing       On or before 60 days from the date of this agreement.
6. Assignment    The buyer may assign this agreement without consent.

Seller:  /s/ J. Abernathy
Buyer:   /s/ (signature on file)
Demo document. No such agreement exists.`,
    {
      addresses: ['809 9th St #608, Akron, OH 44321'],
      prices: [122_000],
      dates: [],
      closing_days: 60,
      parties: ['seller J. Abernathy'],
      assignable: 'yes',
    },
  ],
  'a purchase agreement in sentences': [
    `REAL ESTATE PURCHASE AND SALE AGREEMENT
This Agreement is made and entered into this 3rd day of November, 2026, by and between Maria Del Rio and Tomas
Del Rio, husband and wife (collectively the “Seller”), and Bluebird Home Buyers, LLC, a Texas limited liability
company (hereinafter referred to as “Buyer”).
1. Property. Seller agrees to sell the real property commonly known as 2214 Brazos Bend Dr, Houston, TX 77009,
together with all improvements.
2. Purchase Price. The purchase price shall be One Hundred Sixty-Five Thousand Five Hundred and 00/100 Dollars
($165,500.00), payable as follows: earnest money of $5,000 within three days; the balance of $160,500 at closing.
3. Closing. Closing shall occur on or before January 15, 2027 at Gulf Title, 900 Main St, Houston, TX 77002.
4. Assignment. Buyer may not assign this Agreement without the prior written consent of Seller.`,
    {
      addresses: ['2214 Brazos Bend Dr, Houston, TX 77009'],
      prices: [165_500],
      dates: ['closing 2027-01-15', 'dated 2026-11-03'],
      parties: ['seller Maria Del Rio and Tomas Del Rio', 'buyer Bluebird Home Buyers, LLC'],
      assignable: 'consent',
    },
  ],
  'an assignment of a contract': [
    `ASSIGNMENT OF REAL ESTATE PURCHASE AND SALE AGREEMENT
Assignor: Oak Street Ventures Inc.
Assignee: Priya N. Shah
For the property located at 618 Ingra St, Anchorage, AK 99501. Assignor entered into a purchase agreement dated
October 2, 2026 with Ruth Tolliver ("Seller"). The original contract price is $569,000.
Assignment fee: $15,000. Closing date: 12/18/2026. This assignment is not assignable.`,
    {
      addresses: ['618 Ingra St, Anchorage, AK 99501'],
      prices: [569_000],
      dates: ['closing 2026-12-18', 'dated 2026-10-02'],
      parties: ['assignor Oak Street Ventures Inc.', 'assignee Priya N. Shah', 'seller Ruth Tolliver'],
      assignable: 'no',
    },
  ],
  'a lease with an option to purchase': [
    `LEASE WITH OPTION TO PURCHASE
Landlord/Seller: Walter Quintana
Tenant/Buyer: Dana Whitfield
Premises: 41 Sycamore Ct, Apt 2, Dayton, OH 45402
Monthly rent $1,450. Option fee $6,000, nonrefundable. Security deposit $1,450.
The option exercise price is $189,900. This option expires on June 30, 2028.
Lease begins January 1, 2027 and the lease terminates on December 31, 2027.`,
    {
      addresses: ['41 Sycamore Ct, Apt 2, Dayton, OH 45402'],
      prices: [189_900],
      dates: ['expires 2028-06-30'],
      parties: ['seller Walter Quintana', 'buyer Dana Whitfield'],
      assignable: null,
    },
  ],
  'a scan’s text, with broken spaces and lines': [
    `PURCHASE  AGREEMENT
Property   Address :  1550   Larimer   St ,  Denver ,  CO   80202
Purchase   Price :   $ 412 , 500 . 00
Earnest Money : $ 5 , 0OO
Closing   Date :  02 / 26 / 2027
Seller ( s ) :   lllegible`,
    {
      addresses: ['1550 Larimer St, Denver, CO 80202'],
      prices: [412_500],
      dates: ['closing 2027-02-26'],
      parties: [],
      assignable: null,
    },
  ],
  'misread digits': [
    `Property Address: l2 0ak St, Akron, OH 443O1
Purchase Price: $l22,OOO
Closing Date: 1l/3O/2026`,
    nothing,
  ],
  'two columns': [
    `SELLER:   Estate of L. Quintana      BUYER:   Cedar Point Capital LLC
Phone:    (713) 555-0100             Phone:   (713) 555-0199
Property Address:   77 Bayou Rd, Baton Rouge, LA 70802      Purchase Price:   $98,000
Closing Date:   March 3, 2027        Effective Date:   12/01/2026`,
    {
      addresses: ['77 Bayou Rd, Baton Rouge, LA 70802'],
      prices: [98_000],
      dates: ['closing 2027-03-03', 'dated 2026-12-01'],
      parties: ['seller Estate of L. Quintana', 'buyer Cedar Point Capital LLC'],
      assignable: null,
    },
  ],
  'a broker’s address at the top, and people’s': [
    `Sunshine Realty, 100 Ocean Dr, Miami, FL 33139
Purchase contract. Seller: Ana Ruiz, 55 Elm St, Tampa, FL 33602. Buyer: Lee Park, whose address is 9 Pine Ave, Miami.
The parties agree on the house and land situated at 4310 W Azeele St, Tampa, FL 33609, for the sales price of $301,000.
Title company: First Title, located at 12 Bank Plz, Tampa, FL 33601.`,
    {
      addresses: ['4310 W Azeele St, Tampa, FL 33609'],
      prices: [301_000],
      dates: [],
      parties: [],
      assignable: null,
    },
  ],
  'many dates and amounts': [
    `This offer expires on November 20, 2026. Inspection period expires November 25, 2026. Seller’s license expires
5/1/2029. Financing approval by December 1, 2026. Purchase price: $210,000. Buyer pays a deposit equal to 5% of the
purchase price, $10,500. The purchase price shall be reduced by $4,000 for repairs. Closing costs $3,200 on 12/2/2026.
Settlement shall be on December 11, 2026. Seller was born on July 4, 1956. This contract expires on December 18, 2026.`,
    {
      addresses: [],
      prices: [210_000],
      dates: ['closing 2026-12-11', 'expires 2026-12-18'],
      parties: [],
      assignable: null,
    },
  ],
  'blanks that nobody filled in': [
    `Seller: ______________ Date: 11/02/2026
Buyer: _______________
Property Address: ____________________________
Purchase Price: $ ____________ Closing costs: $3,000
Closing on or before ____ day of ________, 20__
[ ] Buyer may assign this contract. [X] Buyer may not assign this contract.`,
    nothing,
  ],
  'a form with an amendment': [
    `Property Address: 12 Oak Street
Memphis, Tennessee 38104-1234
Sale Price ......... $87.5k
Closing Date ....... 2027-01-08
AMENDMENT. The closing date is extended from January 8, 2027 to February 8, 2027. The new purchase price is $85,000.
This contract is freely assignable.`,
    {
      addresses: ['12 Oak Street, Memphis, TN 38104'],
      prices: [87_500, 85_000],
      dates: ['closing 2027-01-08'],
      parties: [],
      assignable: 'yes',
    },
  ],
  'days that don’t exist': [
    `Closing Date: 02/30/2027. Effective Date: 13/01/2026. Purchase Price: $0. Total price: $10. Closing on 6-31-27.`,
    nothing,
  ],
  'another kind of text': [
    `Recipe. Price of a pound: $4. Close the lid. Known as Grandma’s pie. Serve as of today. Buyer beware; the seller’s
market at 5 pm. (Seller) (Buyer) assign assign.`,
    nothing,
  ],
};

describe('readContract', () => {
  it.each(Object.entries(contracts))('reads %s', (_, [text, expected]) => {
    expect(summary(readContract(text))).toEqual(expected);
  });

  it('finds nothing in an empty text', () => {
    expect(summary(readContract(''))).toEqual(nothing);
  });

  it.each([
    ['labels without values', 'Purchase Price: Property: Seller: Closing '],
    ['spaces', ' '],
    ['digits', '$1,'],
    ['parentheses', 'between a ('],
    ['words', 'the property known as the house '],
  ])('reads a long text of only %s in little time', (_, text) => {
    const start = performance.now();
    readContract(text.repeat(200_000 / text.length));
    expect(performance.now() - start).toBeLessThan(3000);
  });
});
