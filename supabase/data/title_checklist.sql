-- What a title file begins with. Everywhere, and in some states besides. Not legal advice: the title company adds what
-- it needs, and marks what it doesn't.
insert into private.title_checklist (state, kind, label, owner, days_before, position)
values
  ('*', 'commitment', 'Title commitment', 'title', 14, 10),
  ('*', 'payoff', 'Payoff of the seller’s loans', 'seller', 10, 20),
  ('*', 'hoa', 'HOA statement, or that there’s no HOA', 'seller', 10, 30),
  ('*', 'tax', 'Property taxes paid or prorated', 'title', 7, 40),
  ('*', 'authority', 'Who may sign for the buyer’s company', 'buyer', 7, 50),
  ('*', 'authority', 'Who may sign for the seller’s company', 'seller', 7, 60),
  ('*', 'wire', 'How the buyer’s money arrives', 'buyer', 5, 70),
  ('*', 'settlement', 'Settlement statement', 'title', 3, 80),
  ('TX', 'survey', 'Survey, or the affidavit for an existing one (T-47)', 'seller', 10, 35),
  ('FL', 'survey', 'Survey, or the seller’s affidavit', 'seller', 10, 35),
  ('AZ', 'survey', 'Survey, if the lender asks for one', 'buyer', 10, 35)
on conflict on constraint title_checklist_pkey do nothing;
