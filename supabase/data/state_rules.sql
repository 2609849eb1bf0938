-- What states ask, as far as we know it. Not legal advice, and not signed off: an admin of the operator does that after
-- a lawyer's review. Only first versions are here; later ones are added in the app (private.supersede_rule).
-- docs/state-rules.md says where each one comes from, and what we couldn't verify.

insert into private.state_rules (state, topic, version, effective_from, asked_at, requires, summary)
select s.code, 'general', 1, '2020-01-01', '{publish,offer,assign}', 'nothing',
  'We know of nothing else that every contract in ' || s.name || ' has to follow. Other laws may apply, such as those '
    || 'about brokerage: offer your contract, not the property, and ask a lawyer.'
from private.us_states s
on conflict on constraint state_rules_versions do nothing;

insert into private.state_rules (
  state, topic, version, effective_from, asked_at, requires, summary, disclosure, deals_a_year, days, citation, url
)
values
  ('AZ', 'disclosure', 1, '2022-09-23', '{publish,offer}', 'disclosure',
    'Before a binding agreement, a wholesale seller of a property with fewer than five dwelling units tells the buyer '
      'in writing that they hold an equitable interest and may not be able to convey title. A wholesale buyer tells '
      'the owner that they’re one. Otherwise the other side can cancel until escrow closes.',
    'The seller is a wholesale seller. The seller holds an equitable interest in this property under a contract to buy '
      'it, not legal title, and may not be able to convey title.',
    null, null, 'A.R.S. § 44-5101 (Laws 2022, ch. 170)', 'https://www.azleg.gov/ars/44/05101.htm'),
  ('CT', 'registration', 1, '2026-07-01', '{publish,assign}', 'license',
    'Wholesalers of residential property register with the state from July 2026. State your registration number.',
    null, 0, null, 'Connecticut’s wholesaler registration, from July 2026', null),
  ('IL', 'license', 1, '2019-08-09', '{publish,assign}', 'license',
    'Marketing more than one contract within 12 months takes a real estate license.',
    null, 1, null, 'Real Estate License Act of 2000, 225 ILCS 454/1-10 (P.A. 101-357)',
    'https://www.ilga.gov/legislation/publicacts/101/101-0357.htm'),
  ('KY', 'license', 1, '2023-06-29', '{publish}', 'license',
    'Marketing an equitable interest in real property to the public takes a real estate license.',
    null, 0, null, 'KRS 324.010, as amended by HB 62', null),
  ('MD', 'disclosure', 1, '2025-10-01', '{publish,assign}', 'disclosure',
    'Before assigning a contract for an owner-occupied home of up to four units, the wholesale seller tells the '
      'assignee in writing what they hold. Before the contract, a wholesale buyer tells the owner that they may assign '
      'it.',
    'The seller is a wholesale seller. The seller holds an equitable interest in this property under a contract of '
      'sale, not legal title, and may not be able to convey title. The seller has notified the owner in writing that '
      'the contract may be assigned.',
    null, null, 'Md. Code, Real Property § 10-715',
    'https://mgaleg.maryland.gov/mgawebsite/Laws/StatuteText?article=grp&section=10-715'),
  ('NC', 'disclosure', 1, '2026-07-01', '{publish,assign}', 'disclosure',
    'House Bill 797 makes wholesaling a home an act of brokerage that takes a license, and gives its owner a right to '
      'cancel. We haven’t verified from which day. Ask a lawyer before you list a contract.',
    'The seller doesn’t own this property. The seller offers rights under a contract to buy it, holds the license that '
      'North Carolina requires for this, if any, and has notified the owner of any right to cancel.',
    null, null, 'House Bill 797, Residential Property Wholesaling Protection (2025 session)',
    'https://www.ncleg.gov/BillLookUp/2025/H797'),
  ('ND', 'disclosure', 1, '2026-01-01', '{publish,assign}', 'disclosure',
    'A wholesaler discloses what they hold. We haven’t verified the law’s wording.',
    'The seller doesn’t own this property. The seller holds an equitable interest under a contract to buy it, and may '
      'not be able to convey title.',
    null, null, 'North Dakota’s wholesaling disclosure law', null),
  ('OH', 'disclosure', 1, '2026-01-01', '{publish,assign}', 'disclosure',
    'A wholesaler discloses what they hold. We haven’t verified the law’s wording.',
    'The seller doesn’t own this property. The seller holds an equitable interest under a contract to buy it, and may '
      'not be able to convey title.',
    null, null, 'Ohio’s wholesaling disclosure law', null),
  ('OK', 'license', 1, '2021-11-01', '{publish}', 'license',
    'Publicly marketing an equitable interest in a contract to buy real property takes a real estate license.',
    null, 0, null, 'Predatory Real Estate Wholesaler Prohibition Act (HB 1148, 2021), 59 O.S. § 858-102', null),
  ('OK', 'disclosure', 1, '2025-11-01', '{publish,assign}', 'disclosure',
    'A wholesaler tells the owner in writing that they intend to assign the contract, and that the owner can consult a '
      'lawyer and cancel within two business days.',
    'The seller doesn’t own this property and offers rights under a contract to buy it. The seller has notified the '
      'owner in writing that the contract is to be assigned, and that the owner can consult a lawyer and cancel within two '
      'business days.',
    null, 2, 'SB 1075 (2025), amending the Oklahoma Real Estate License Code', null),
  ('PA', 'license', 1, '2025-01-04', '{publish,assign}', 'license',
    'Wholesaling residential property takes a real estate license, and gives the owner rights to notice and to cancel.',
    null, 0, null, 'Act 52 of 2024, amending the Real Estate Licensing and Registration Act', null),
  ('SC', 'marketing', 1, '2024-05-21', '{publish}', 'disclosure',
    'Marketing a home that you have under contract, before you own it, is wholesaling, and takes a license. Assigning '
      'the contract isn’t. The Real Estate Commission may see this more strictly.',
    'The seller offers rights under a contract to buy this property, not the property itself. The seller doesn’t own '
      'it.',
    null, null, 'House Bill 4754 (2024), S.C. Code § 40-57-350', null),
  ('TN', 'disclosure', 1, '2025-07-01', '{publish}', 'disclosure',
    'A buyer who assigns their equitable interest for more than they pay discloses its nature to any potential '
      'assignee, and tells the owner before the contract that they intend to market it.',
    'The seller doesn’t own this property. The seller holds an equitable interest under a contract to buy it, which '
      'they market for more than they pay, and notified the owner of that before signing it.',
    null, null, 'Public Chapter 72 (2025), SB 909', null),
  ('TN', 'notice', 1, '2025-07-01', '{assign}', 'disclosure',
    'Tell the owner the day on which an assignment takes effect at least three business days before it does.',
    'The seller tells the owner the day on which the assignment takes effect at least three business days before it '
      'does.',
    null, 3, 'Public Chapter 72 (2025), SB 909', null)
on conflict on constraint state_rules_versions do nothing;
