// Rules to break, one at a time.
import { databaseMutations } from './database-mutations.ts';

export interface Mutation {
  name: string;
  file: string;
  /** Occurs once in the file. */
  from: string;
  to: string;
  /** The test file that must fail. */
  test: string;
}

/** Formulas, filters, forms, and what the app and its files say. */
const appMutations: readonly Mutation[] = [
  {
    name: 'NOI: adds expenses',
    file: 'src/features/analysis/numbers/formulas.ts',
    from: 'exact(effectiveIncome).minus(expenses)',
    to: 'exact(effectiveIncome).plus(expenses)',
    test: 'src/features/analysis/exact-results.test.ts',
  },
  {
    name: 'rounding: half up instead of away from zero',
    file: 'src/shared/numbers/rounding.ts',
    from: 'Math.round(shift(Math.abs(value), places))',
    to: 'Math.round(shift(Math.abs(value), places) - (value < 0 ? 1e-9 : 0))',
    test: 'src/features/analysis/exact-results.test.ts',
  },
  {
    name: 'cap rate: as a ratio',
    file: 'src/features/analysis/numbers/formulas.ts',
    from: 'percentOf(noi, price)',
    to: 'quotient(noi, price)',
    test: 'src/features/analysis/exact-results.test.ts',
  },
  {
    name: 'cash-on-cash return: upside down',
    file: 'src/features/analysis/numbers/formulas.ts',
    from: 'percentOf(cashFlow, cashInvested)',
    to: 'percentOf(cashInvested, cashFlow)',
    test: 'src/features/analysis/exact-results.test.ts',
  },
  {
    name: 'mortgage: a payment at half the interest',
    file: 'src/features/analysis/numbers/formulas.ts',
    from: 'times(ratePct).div(1200).times(growth)',
    to: 'times(ratePct).div(2400).times(growth)',
    test: 'src/features/analysis/numbers/formulas.test.ts',
  },
  {
    name: 'deal split: the app gives spare cents to the smallest remainders',
    file: 'src/features/deal-room/split.ts',
    from: 'a.remainder > b.remainder ? -1 : 1',
    to: 'a.remainder > b.remainder ? 1 : -1',
    test: 'src/features/deal-room/split.test.ts',
  },
  {
    name: 'numbers: reads 0.125 out of 0,125',
    file: 'src/shared/numbers/parse-number.ts',
    from: '[1-9]\\d{0,2}([, ])',
    to: '\\d{1,3}([, ])',
    test: 'src/shared/numbers/parse-number.test.ts',
  },
  {
    name: 'filters: a range in the URL is upside down',
    file: 'src/shared/listing-filters/filter-kinds.ts',
    from: "const [min = '', max = '', ...more]",
    to: "const [max = '', min = '', ...more]",
    test: 'src/shared/listing-filters/marketplace-query.test.ts',
  },
  {
    name: 'filters: a chip removes the others',
    file: 'src/shared/listing-filters/filter-kinds.ts',
    from: 'chosen.filter((other) => other !== value)',
    to: 'chosen.filter((other) => other === value)',
    test: 'src/shared/listing-filters/filter-chips.test.ts',
  },
  {
    name: 'offer form: earnest money above the price',
    file: 'src/features/offers/schema.ts',
    from: 'if (draft.earnest > draft.price)',
    to: 'if (draft.earnest > 2 * draft.price)',
    test: 'src/features/offers/schema.test.ts',
  },
  {
    name: 'offer: one that nobody answered in time can still be accepted',
    file: 'src/shared/deals/offer.ts',
    from: 'Date.parse(respond_by) <= now',
    to: 'Date.parse(respond_by) < now - 60_000',
    test: 'src/shared/deals/offer.test.ts',
  },
  {
    name: 'password form: a repeated password that differs',
    file: 'src/features/account/schema.ts',
    from: "confirmation === '' || password === confirmation",
    to: "confirmation === '' || password !== ''",
    test: 'src/features/account/schema.test.ts',
  },
  {
    name: 'plans: the table promises free members what they must pay for',
    file: 'src/features/membership/plan-features.ts',
    from: 'free: true, closer: true, entitlements: []',
    to: "free: true, closer: true, entitlements: ['verified_only']",
    test: 'src/features/membership/plan-features.test.ts',
  },
  {
    name: 'route guard: members who must enter a code get in',
    file: 'src/routes/app/protected-route.tsx',
    from: "if (status !== 'authenticated') {",
    to: "if (status === 'unauthenticated') {",
    test: 'tests/screens/auth-code.test.tsx',
  },
  {
    name: 'redirect: leads to another site after signing in',
    file: 'src/shared/config/redirects.ts',
    from: 'url.origin !== base || ',
    to: '',
    test: 'src/shared/config/redirects.test.ts',
  },
  {
    name: 'errors: an expired token isn’t a reason to sign in',
    file: 'src/shared/supabase/errors.ts',
    from: 'status === 401 || badToken.test(error.message)',
    to: 'status === 401',
    test: 'src/shared/supabase/upload.test.tsx',
  },
  {
    name: 'uploads: pictures of any size',
    file: 'src/shared/uploads/picture-limits.ts',
    from: 'file.size > maxSourceBytes',
    to: 'file.size > 2 * maxSourceBytes',
    test: 'src/shared/uploads/picture-limits.test.ts',
  },
  {
    name: 'CSV: a spreadsheet runs a title as a formula',
    file: 'src/shared/export/csv.ts',
    from: '*[=+\\-@',
    to: '*[+\\-@',
    test: 'src/shared/export/csv.test.ts',
  },
  {
    name: 'calendar file: a canceled event is confirmed',
    file: 'src/shared/documents/calendar-object.ts',
    from: "canceled ? ('CANCELLED' as const) : ('CONFIRMED' as const)",
    to: "'CONFIRMED'",
    test: 'src/features/events/calendar-file.test.ts',
  },
  {
    name: 'receipt: texts in the wrong order',
    file: 'src/features/deal-receipt/receipt-json.ts',
    from: 'a.seq - b.seq ||',
    to: 'b.seq - a.seq ||',
    test: 'src/features/deal-receipt/receipt.test.ts',
  },
  {
    name: 'time zones: daylight saving begins a day late',
    file: 'src/shared/time/time-zones.ts',
    from: '[asUtc - dayMs, asUtc + dayMs]',
    to: '[asUtc - dayMs, asUtc - dayMs]',
    test: 'src/shared/time/time-zones.test.ts',
  },
  {
    name: 'paging: the last page has a next one',
    file: 'src/shared/supabase/keyset.ts',
    from: 'items.length === pageSize',
    to: 'items.length <= pageSize',
    test: 'src/shared/supabase/keyset.test.ts',
  },
  {
    name: 'notifications: an ended membership was renewed',
    file: 'src/features/notifications/catalog.ts',
    from: "' has ended.'",
    to: "' was renewed.'",
    test: 'src/features/notifications/catalog.test.ts',
  },
  {
    name: 'break-even occupancy: without debt service',
    file: 'src/features/analysis/numbers/formulas.ts',
    from: 'percentOf(exact(expenses).plus(debtService), grossIncome)',
    to: 'percentOf(exact(expenses), grossIncome)',
    test: 'src/features/analysis/exact-results.test.ts',
  },
  {
    name: 'expense ratio: of no vacancy',
    file: 'src/features/analysis/income.ts',
    from: 'expenseRatio(income.expenses, income.effective)',
    to: 'expenseRatio(income.expenses, income.gross)',
    test: 'src/features/analysis/exact-results.test.ts',
  },
  {
    name: 'headline: a year’s cash flow as a month’s',
    file: 'src/features/analysis/numbers/headline.ts',
    from: 'perMonth(value) : value',
    to: 'value : value',
    test: 'src/features/analysis/numbers/headline.test.ts',
  },
  {
    name: 'price slider: dragging one thumb rounds what was typed for the other',
    file: 'src/features/buybox/price-slider.ts',
    from: 'low === shownLow ? before.min : snapPrice(low) || null',
    to: 'snapPrice(low) || null',
    test: 'src/features/buybox/price-slider.test.ts',
  },
  {
    name: 'deadlines: the second occurrence of a repeated hour is the first',
    file: 'src/shared/time/deadlines.ts',
    from: "return fields.fold === '1' ? (second ?? first) : first;",
    to: "return fields.fold === '1' && !second ? null : first;",
    test: 'src/shared/time/deadlines.test.ts',
  },
  {
    name: 'notifications: lead to another site',
    file: 'src/features/notifications/message-text.ts',
    from: '/^\\/(?![/\\\\])/.test(path)',
    to: "path.startsWith('/')",
    test: 'src/features/notifications/catalog.test.ts',
  },
  {
    name: 'deal steps: a company without its state',
    file: 'src/shared/deals/entry-details.ts',
    from: "${company ?? 'a company'} (${state})",
    to: "${company ?? 'a company'}",
    test: 'src/shared/deals/step-text.test.ts',
  },
  {
    name: 'sort: visitors get the best match of nobody’s buy box',
    file: 'src/shared/listing-filters/sorts.ts',
    from: "sort === 'best-match' && session === 'unauthenticated'",
    to: "sort === 'best-match' && session === 'loading'",
    test: 'src/shared/listing-filters/marketplace-query.test.ts',
  },
  {
    name: 'routes: a host shows its 404 for screens of the other',
    file: 'src/app/routes/routes-for.ts',
    from: '.filter(({ path }) => !own.has(path))',
    to: '.filter(({ path }) => own.has(path))',
    test: 'src/app/routes/routes-for.test.tsx',
  },
  {
    name: 'button: a busy one can be pressed again',
    file: 'src/shared/ui/button.tsx',
    from: 'if (busy) event.preventDefault();\n        else onClick?.(event);',
    to: 'onClick?.(event);',
    test: 'src/shared/ui/button.test.tsx',
  },
  {
    name: 'search: asks at every key',
    file: 'src/shared/hooks/use-debounced.ts',
    from: 'return debounced;',
    to: 'return value ?? debounced;',
    test: 'src/shared/hooks/use-debounced.test.tsx',
  },
  {
    name: 'import: a ZIP code without its zeros is refused',
    file: 'src/features/listing-import/import-row.ts',
    from: ".padStart(5, '0')",
    to: '',
    test: 'src/features/listing-import/import-row.test.ts',
  },
  {
    name: 'search engines: paused listings are indexed',
    file: 'src/features/listing-detail/listing-head.ts',
    from: "if (status === 'paused') return 'noindex';",
    to: "if (status === 'sold') return 'noindex';",
    test: 'src/features/listing-detail/listing-head.test.ts',
  },
  {
    name: 'session cookies: a write replaces the chunks in use',
    file: 'src/shared/session/session-storage.ts',
    from: "startsWith('a') ? 'b' : 'a'",
    to: "startsWith('a') ? 'a' : 'b'",
    test: 'src/shared/session/session-storage.test.tsx',
  },
];

/** The local backend. */
const backendMutations: readonly Mutation[] = [
  {
    name: 'local backend: visitors’ statements run for 30 s',
    file: 'supabase/local/server/database.ts',
    from: 'anon: 3000',
    to: 'anon: 30_000',
    test: 'tests/backend/database-server.test.ts',
  },
  {
    name: 'local backend: members’ statements have no limit',
    file: 'supabase/local/server/database.ts',
    from: ', authenticated: 8000 }',
    to: ' }',
    test: 'tests/backend/database-server.test.ts',
  },
  {
    name: 'local backend: the log quotes emails and keys',
    file: 'supabase/local/server/log.ts',
    from: 'message: redact(text)',
    to: 'message: text',
    test: 'tests/backend/log.test.ts',
  },
  {
    name: 'local backend: PostgreSQL lets anyone on this machine in',
    file: 'supabase/local/server/database/server.ts',
    from: '--auth-host=scram-sha-256',
    to: '--auth-host=trust',
    test: 'tests/backend/database-server.test.ts',
  },
  {
    name: 'local backend: believes anyone’s x-forwarded-for',
    file: 'supabase/local/server/trusted-proxies.ts',
    from: ' || !trusted.check(address, family)',
    to: '',
    test: 'tests/backend/trusted-proxies.test.ts',
  },
  {
    name: 'attempts: a link’s token needs no signature',
    file: 'supabase/local/server/middleware/auth/link-token.ts',
    from: 'return given.length === expected.length && timingSafeEqual(given, expected) ? hash : null;',
    to: 'return given.length >= 0 || timingSafeEqual(given, expected) ? hash : null;',
    test: 'tests/backend/auth-attempts.test.ts',
  },
  {
    name: 'attempts: wrong codes don’t end a code',
    file: 'supabase/local/server/middleware/auth/wrong-codes.ts',
    from: 'const maxWrongTries = 5;',
    to: 'const maxWrongTries = 50;',
    test: 'tests/backend/auth-attempts.test.ts',
  },
  {
    name: 'attempts: links are opened any number of times',
    file: 'supabase/local/server/middleware/auth/attempts.ts',
    from: ".concat('GET /verify')",
    to: '',
    test: 'tests/backend/auth-attempts.test.ts',
  },
  {
    name: 'two-factor: a code works again',
    file: 'supabase/local/server/middleware/auth/factors.ts',
    from: "counters('used-totp', 1,",
    to: "counters('used-totp', 9,",
    test: 'tests/backend/two-factor.test.ts',
  },
];

export const mutations: readonly Mutation[] = [...databaseMutations, ...appMutations, ...backendMutations];
