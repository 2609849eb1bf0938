-- Texts of agreements that the parties of a deal can sign. They're offered in a state once an admin has approved them
-- there. Never change one: add a new version. The fields in braces are filled in by private.draft_agreement.

insert into public.agreement_templates (id, kind, version, title, body)
values (
  'a9e00000-0000-4000-8000-000000000001', 'assignment', 1, 'Assignment of purchase contract',
  $text$This agreement is made on {{date}} between {{seller}} (the “Assignor”) and {{buyer}} (the “Assignee”).

This is a legally binding agreement. It is a form, not legal advice. Have an attorney licensed in {{state}} review it before you sign it.

## 1. The original contract

The Assignor is the buyer under a purchase contract dated {{original_contract_date}} (the “Original Contract”) with {{original_seller}} (the “Owner”) for the property at {{property_address}} (the “Property”).

The Assignor will give the Assignee a complete copy of the Original Contract, with all its amendments, before the Assignee has to pay anything under this agreement.

## 2. Assignment

The Assignor assigns to the Assignee all of the Assignor’s rights under the Original Contract. The Assignee accepts them and takes over all of the Assignor’s obligations under the Original Contract that come due after the date of this agreement.

If the Original Contract allows an assignment only with the Owner’s consent, this agreement takes effect when the Owner has given that consent in writing. The Assignor is responsible for getting it.

## 3. Price and assignment fee

The Assignee pays {{price}} in total. That amount includes the price under the Original Contract and an assignment fee of {{assignment_fee}} to the Assignor.

The assignment fee is due at closing and is paid from the closing by the closing agent. If the purchase doesn’t close, no assignment fee is due, unless the Assignee breached this agreement.

## 4. Earnest money

The Assignee’s earnest money deposit is {{earnest_money}}. It is held by the closing agent or an escrow agent on whom both parties agree, and is credited to the Assignee at closing. The service where this agreement was prepared holds no money.

If the purchase doesn’t close because the Assignor or the Owner didn’t perform, or because a condition in the parties’ accepted offer wasn’t met in time, the deposit is returned to the Assignee.

## 5. Closing

The purchase closes on or before {{closing_date}}, unless the parties agree on another date in writing. Each party signs the documents and does what the closing reasonably requires of it.

## 6. What the Assignor confirms

The Assignor confirms that:

- the Original Contract is valid and in force, and the Assignor isn’t in default under it;
- the Assignor hasn’t assigned the Original Contract, or any right under it, to anyone else;
- the Assignor has disclosed to the Assignee every defect of the Property and every problem with its title that the Assignor knows of; and
- the Assignor acts as a buyer of the Property who assigns a contract, and not as the Assignee’s broker or agent.

## 7. What the Assignee confirms

The Assignee confirms that the Assignee has had the opportunity to inspect the Property and to have its title examined, subject to the inspection period in the parties’ accepted offer, and that the Assignee relies on its own judgment about the Property’s condition and value.

## 8. Default

If a party doesn’t do what this agreement requires of it, the other party gives written notice and five days to correct that. After that, the other party may end this agreement and has the remedies that the law of {{state}} provides.

## 9. General terms

This agreement, together with the parties’ accepted offer, is their whole agreement about the assignment. If the two differ, this agreement applies. It can be changed only in writing, signed by both parties. It binds each party’s heirs, successors, and permitted assigns. If a part of it isn’t enforceable, the rest stays in force. The law of {{state}} applies.

The parties agree to do business electronically. A typed name, given with consent to sign electronically, has the same effect as a signature on paper. Either party can ask the other for a signed copy on paper.
$text$
), (
  'a9e00000-0000-4000-8000-000000000002', 'jv', 1, 'Joint venture agreement',
  $text$This agreement is made on {{date}} between:

{{parties}}

(the “Parties”).

This is a legally binding agreement. It is a form, not legal advice. Have an attorney licensed in {{state}} review it before you sign it. A joint venture has tax consequences, too: ask a tax adviser.

## 1. Purpose

The Parties form a joint venture for one purpose: the purchase, and the resale or other use on which they agree, of the property at {{property_address}} (the “Property”), for which an offer of {{price}} was accepted. The joint venture covers nothing else, and no Party owes the others business opportunities outside of it.

## 2. Contributions

Each Party contributes the following:

{{contributions}}

Nobody has to contribute more, unless all Parties agree in writing. Contributions of money go to an account, or to a closing or escrow agent, on which all Parties agree. The service where this agreement was prepared holds no money.

## 3. Sharing profits and losses

Profit is what remains of the money that the joint venture receives after all its costs are paid and each Party’s contributions of money are returned. The Parties share profits in these parts:

{{profit_shares}}

They share losses in the same parts. Where the Parties agree on a different split in the deal’s record after the date of this agreement, and all of them approve it there, that split applies.

Profits are paid out within 10 business days after the closing of the sale, or, if the Property isn’t sold, when the Parties agree.

## 4. Decisions

The Parties decide together about buying and selling the Property, its price, loans that it secures, and every cost above $1,000 that isn’t in a budget to which all have agreed. Each Party decides alone about the daily work that it contributes.

No Party may sign contracts, borrow money, or make promises in the name of the joint venture or of another Party without that Party’s written consent.

## 5. Records

Each Party keeps receipts for what it spends for the joint venture and shows them to the others when they ask. Costs without a receipt aren’t shared.

## 6. Term

This agreement starts on {{date}}. It ends when the Property has been sold and the profit or loss is settled, or on {{ends_on}} if the Property hasn’t been bought by then, whichever comes first. The Parties can extend it in writing.

If a Party can’t or doesn’t do what it promised, the others give written notice and ten days to correct that. After that, they can continue without that Party, who gets back its contributions of money, less the damage it caused, when the profit or loss is settled.

## 7. Relationship

The Parties are independent. This agreement makes no Party the employee or agent of another. Nobody may transfer its part in the joint venture without the written consent of all other Parties.

Each Party confirms that it takes an active part in the joint venture, and has the knowledge to judge its risks. If a Party’s part is passive, securities law may apply: ask an attorney before you sign.

## 8. Disputes

The Parties first try to settle a dispute by talking, and then with a mediator whose cost they share. Until then, nobody files a lawsuit, except to meet a legal deadline or to prevent immediate harm.

## 9. General terms

This agreement is the Parties’ whole agreement about the joint venture. It can be changed only in writing, signed by all Parties. If a part of it isn’t enforceable, the rest stays in force. The law of {{state}} applies.

The Parties agree to do business electronically. A typed name, given with consent to sign electronically, has the same effect as a signature on paper. Each Party can ask the others for a signed copy on paper.
$text$
)
on conflict on constraint agreement_templates_pkey do nothing;

-- Amendments and releases say only what both sides change, and who gets which part of their money, so they're offered in
-- every state until an admin revokes that.
with added as (
  insert into public.agreement_templates (id, kind, version, title, body)
  values (
    'a9e00000-0000-4000-8000-000000000003', 'amendment', 1, 'Amendment',
    $text$This is amendment {{number}} to the agreement between {{seller}} (the “Seller”) and {{buyer}} (the “Buyer”) about the property at {{property_address}}, which they made when the Seller’s or the Buyer’s offer was accepted. Its date is {{date}}.

This is a legally binding agreement. It is a form, not legal advice. Have an attorney licensed in {{state}} review it before you sign it.

## 1. What changes

{{changes}}

## 2. What stays

Everything else on which the parties agreed, also in earlier amendments, stays in force. This amendment doesn’t change a contract with anyone else, such as the owner of the property. An assignment or another agreement that was signed on earlier terms has to be signed again if it should have these.

## 3. When it takes effect

This amendment takes effect when everyone who has to sign it has signed it. Until then, nothing changes, and nobody gives up a right or a deadline by negotiating about it.

The parties agree to do business electronically. A typed name, given with consent to sign electronically, has the same effect as a signature on paper. Either party can ask the other for a signed copy on paper.
$text$
  ), (
    'a9e00000-0000-4000-8000-000000000004', 'release', 1, 'Release of earnest money',
    $text$This is a release of earnest money between {{seller}} (the “Seller”) and {{buyer}} (the “Buyer”). It’s about the purchase of the property at {{property_address}}, on which they agreed at {{price}}, and which didn’t close. Its date is {{date}}.

This is a legally binding agreement. It is a form, not legal advice. Have an attorney licensed in {{state}} review it before you sign it.

## 1. Why

{{reason}}

## 2. Who gets the money

The Seller and the Buyer ask the holder of the earnest money to pay it out like this, within five business days after everyone has signed:

- To the Buyer: {{to_buyer}}
- To the Seller: {{to_seller}}

The holder of the money can rely on this release, and doesn’t have to ask who was right.

## 3. What ends

Once the money has been paid out like this, neither party has a claim about the earnest money against the other, or against its holder. This release doesn’t decide any other claim, and doesn’t change a contract with anyone else, such as the owner of the property.

## 4. When it takes effect

This release takes effect when everyone who has to sign it has signed it. Until then, nobody gives up a right by negotiating about it. A later release that everyone signs before the money has been paid out replaces it.

The parties agree to do business electronically. A typed name, given with consent to sign electronically, has the same effect as a signature on paper. Either party can ask the other for a signed copy on paper.
$text$
  )
  on conflict on constraint agreement_templates_pkey do nothing
  returning id
)
insert into public.agreement_template_approvals (template_id, state)
select added.id, s.code from added cross join private.us_states s;
