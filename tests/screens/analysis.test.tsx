import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import PropertyScreen from '@/routes/marketing/property-screen';
import ResourcesScreen from '@/routes/protected/resources-screen';
import { paths } from '@/shared/config/paths';
import { toast } from '@/shared/ui/toast';
import { listing, listingId, rpc } from '../msw/listings';
import { member } from '../msw/members';
import { rows } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen } from '../render';

/** A let house whose seller states everything: NOI 33,600 on 480,000. */
const stated: Parameters<typeof listing>[0] = {
  price: 480_000,
  condition: 'Turn-Key',
  monthly_rent: 4_000,
  vacancy_pct: 5,
  annual_expenses: { property_taxes: 12_000, insurance: 0, maintenance: 0, management: 0, reserves: 0 },
  noi: 33_600,
};

const resources = (query = '') =>
  renderScreen(<ResourcesScreen />, { at: `${paths.resources}${query}`, path: paths.resources });
const address = () => screen.getByTestId('address').textContent ?? '';
const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}$`));
const enter = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const ready = () => screen.findByRole('tab', { name: 'Rental' });
/** The row of a result, which opens to its formula; not the headline's. By text: finding roles in a page of this size takes jsdom long. */
const result = (name: string) =>
  screen
    .getAllByText(name)
    .map((text) => text.closest('button'))
    .find(Boolean) ?? document.body;
const press = (name: string) => screen.getByText(name, { selector: 'button' });

function openListing(change: Parameters<typeof listing>[0] = stated, query = '') {
  server.use(
    rows('properties', [listing(change)]),
    rows('users', [member()]),
    rows('property_feedback', []),
    rpc('increment_property_view_count', () => 42),
    rpc('similar_properties', () => []),
  );
  return renderScreen(<PropertyScreen />, { at: `${paths.property(listingId)}${query}`, path: paths.property(':id') });
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

beforeEach(() => {
  server.use(rows('resources', []));
  vi.stubGlobal('print', vi.fn());
});

describe('the analysis of a listing', () => {
  it('weighs nothing until it is near or asked for, then sums up and opens', async () => {
    const { user } = openListing();
    const part = within(await screen.findByRole('region', { name: 'Deal analysis' }));
    expect(part.queryByText('Cap rate')).not.toBeInTheDocument();
    await user.click(part.getByRole('button', { name: 'Run the numbers' }));
    expect(await part.findByText('Cap rate')).toBeInTheDocument();
    expect(part.getByText('7.00%')).toBeInTheDocument();
    expect(part.queryByRole('tab')).not.toBeInTheDocument();
    await user.click(part.getByRole('button', { name: 'Change the figures, see the formulas' }));
    expect(await ready()).toHaveAttribute('aria-selected', 'true');
    expect(address()).toBe(paths.property(listingId));
  });

  it('tells apart what the seller states, what is assumed, and what the reader enters', async () => {
    const { user } = openListing(stated, '?deal=1_rental_r4200');
    await ready();
    expect(field('Purchase price')).toHaveValue('480,000');
    expect(screen.getAllByText('Seller').length).toBeGreaterThan(4);
    expect(field('Rent')).toHaveValue('4,200');
    expect(screen.getByLabelText('Reset Rent')).toBeInTheDocument();
    const closing = screen.getByLabelText('Assumed: why for Closing costs');
    await user.click(closing);
    expect(screen.getByText(/Title, escrow, recording and lender fees/)).toBeVisible();
    await user.click(screen.getByLabelText('Reset Rent'));
    expect(field('Rent')).toHaveValue('4,000');
    await waitFor(() => expect(address()).toBe(paths.property(listingId)));
  });
});

describe('the figures', () => {
  it('of an empty deal give nothing, and say so, never a number that is none', async () => {
    resources('?deal=1_rental');
    await ready();
    expect(screen.getAllByText('Not defined').length).toBeGreaterThan(4);
    expect(screen.getByText('Cash-on-cash return is not defined by the figures there are.')).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/NaN|Infinity|undefined|null/);
    expect(field('Purchase price')).toHaveValue('');
    expect(screen.getByRole('heading', { level: 1, name: 'Resources' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'AI Deal Analysis' })).toBeInTheDocument();
  });

  it('count as they are typed, and the address follows without a step in the history', async () => {
    function Back() {
      const navigate = useNavigate();
      return (
        <button type="button" onClick={() => void navigate(-1)}>
          Back
        </button>
      );
    }
    renderScreen(
      <>
        <ResourcesScreen />
        <Back />
      </>,
      { at: `${paths.resources}?keep=1&deal=1_rental`, path: paths.resources },
    );
    await ready();
    enter('Purchase price', '480000');
    enter('Rent', '4000');
    expect(result('Potential gross income')).toHaveTextContent('$48,000/yr');
    await waitFor(() => expect(address()).toBe(`${paths.resources}?keep=1&deal=1_rental_p480000_r4000`));
    fireEvent.click(screen.getByText('Back'));
    expect(address()).toContain('p480000');
  });

  it('out of bounds do not count, are told beside the field, and stay to be put right', async () => {
    const { user } = resources('?deal=1_rental_p480000_r4000');
    await ready();
    enter('Vacancy and credit loss', '120');
    expect(field('Vacancy and credit loss')).toBeInvalid();
    expect(screen.getByText('Use 0% to 100%. Until then 5% counts.')).toBeInTheDocument();
    expect(field('Vacancy and credit loss')).toHaveValue('120');
    await user.clear(field('Vacancy and credit loss'));
    expect(field('Vacancy and credit loss')).toBeValid();
    await user.tab();
    expect(field('Vacancy and credit loss')).toHaveValue('5');
  });

  it('may be below zero where that makes sense', async () => {
    const { user } = resources('?deal=1_rental_p480000_r4000');
    await ready();
    await user.click(screen.getByText('Holding'));
    enter('Appreciation', '-3');
    await waitFor(() => expect(address()).toContain('ap-3'));
  });

  it('go back at one press, and come back at another', async () => {
    const told = vi.spyOn(toast, 'success');
    const { user } = resources('?deal=1_rental_p480000_r4000');
    await ready();
    await user.click(press('Reset'));
    expect(field('Purchase price')).toHaveValue('');
    await waitFor(() => expect(address()).toBe(paths.resources));
    expect(press('Reset')).toBeDisabled();
    act(() => told.mock.calls[0]?.[1]?.action?.onClick());
    expect(field('Purchase price')).toHaveValue('480,000');
  });
});

describe('the results', () => {
  it('open to their formula with the numbers in it, and to other conventions', async () => {
    const { user } = resources('?deal=1_rental_p480000_r4000');
    await ready();
    expect(screen.getByText('12 × ($4,000 + $0) = $48,000')).not.toBeVisible();
    await user.click(result('Potential gross income'));
    expect(screen.getByText('12 × ($4,000 + $0) = $48,000')).toBeVisible();
    const byOthers = within(result('1% rule').parentElement ?? document.body).getByText('On all-in cost');
    expect(byOthers).not.toBeVisible();
    await user.click(result('1% rule'));
    expect(byOthers).toBeVisible();
  });

  it('are those of the strategy that is chosen, with the figures that it takes', async () => {
    const { user } = resources('?deal=1_rental_p150000_rc40000_av250000');
    await ready();
    await user.click(screen.getByRole('tab', { name: 'Flip' }));
    expect(await screen.findByRole('button', { name: /^Profit/ })).toBeInTheDocument();
    expect(screen.queryByLabelText('Rent')).not.toBeInTheDocument();
    expect(field('After-repair value \\(ARV\\)')).toHaveValue('250,000');
    await waitFor(() => expect(address()).toContain('deal=1_flip'));
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('tab', { name: 'BRRRR' })).toHaveAttribute('aria-selected', 'true'));
  });

  it('are solved backwards for the price', async () => {
    const { user } = resources('?deal=1_rental_p480000_r4000');
    await ready();
    const part = within(screen.getByText('What price gives what you ask for?').parentElement ?? document.body);
    const use = part.getAllByRole('button', { name: /^Use \$[\d,]+ as the price$/ })[0];
    const price = /\$([\d,]+)/.exec(use?.getAttribute('aria-label') ?? '')?.[1];
    await user.click(use ?? document.body);
    expect(field('Purchase price')).toHaveValue(price);
  });

  it('are shown against any figure, in a table', async () => {
    const { user } = resources('?deal=1_rental_p480000_r4000');
    await ready();
    await user.selectOptions(screen.getByLabelText('Against'), 'Rent');
    const table = screen.getByRole('table');
    expect(within(table).getByRole('columnheader', { name: 'Rent' })).toBeInTheDocument();
    expect(within(table).getByRole('rowheader', { name: '$4,000 (now)' })).toBeInTheDocument();
  });
});

describe('the words', () => {
  it('come after the specified while, and are gone with any change', async () => {
    resources('?deal=1_rental_p480000_r4000');
    await ready();
    vi.useFakeTimers();
    fireEvent.click(press('Analyze'));
    expect(press('Analyzing...')).toHaveAttribute('aria-busy', 'true');
    act(() => void vi.advanceTimersByTime(1900));
    expect(press('Analyzing...')).toBeInTheDocument();
    act(() => void vi.advanceTimersByTime(200));
    expect(screen.getByText('Arithmetic on the figures shown, not investment advice.')).toBeInTheDocument();
    enter('Rent', '4100');
    expect(screen.queryByText('Arithmetic on the figures shown, not investment advice.')).not.toBeInTheDocument();
    expect(press('Analyze')).toBeInTheDocument();
  });

  it('are given up when a figure changes meanwhile, or the reader leaves', async () => {
    const { unmount } = resources('?deal=1_rental_p480000_r4000');
    await ready();
    vi.useFakeTimers();
    fireEvent.click(press('Analyze'));
    enter('Rent', '4100');
    act(() => void vi.advanceTimersByTime(5000));
    expect(press('Analyze')).toBeInTheDocument();
    expect(screen.queryByText(/Arithmetic on the figures/)).not.toBeInTheDocument();
    // Back to the very figures that were asked about: still idle, and to be asked anew.
    enter('Rent', '4000');
    expect(press('Analyze')).toBeInTheDocument();
    fireEvent.click(press('Analyze'));
    unmount();
    act(() => void vi.advanceTimersByTime(5000));
  });
});

describe('the link', () => {
  it('of a listing leads to its public page, and shows the same to whoever opens it', async () => {
    const { user, unmount } = openListing();
    await user.click(await screen.findByRole('button', { name: 'Run the numbers' }));
    await user.click(await screen.findByRole('button', { name: 'Change the figures, see the formulas' }));
    await ready();
    enter('Rent', '4321');
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(press('Copy link'));
    const link = String(copied.mock.calls[0]?.[0]);
    expect(link).toBe(`${window.location.origin}${paths.property(listingId)}?deal=1_rental_r4321#deal-analysis`);
    unmount();
    openListing(stated, new URL(link).search);
    // Open at once: the link brings figures of its own.
    await ready();
    expect(field('Rent')).toHaveValue('4,321');
  });

  it('is shown where the browser copies nothing', async () => {
    const { user } = resources('?deal=1_rental_p480000');
    await ready();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Denied', 'NotAllowedError'));
    const told = vi.spyOn(toast, 'info');
    await user.click(press('Copy link'));
    await waitFor(() =>
      expect(told).toHaveBeenCalledWith(
        'Copy this link',
        expect.objectContaining({ description: expect.stringContaining('deal=1_rental_p480000#deal-analysis') }),
      ),
    );
  });

  it('that is broken opens the deal without it', async () => {
    resources('?deal=1_rental_pNaN_r-5_xx9_v200');
    await ready();
    expect(field('Purchase price')).toHaveValue('');
    expect(field('Vacancy and credit loss')).toHaveValue('5');
  });
});

describe('the printed sheet', () => {
  const sheet = () => document.querySelector('.print-sheet');

  it('has figures, whose they are, and results with their formulas, for as long as is printed', async () => {
    const { user } = openListing(stated, '?deal=1_rental_r4000');
    await ready();
    fireEvent(window, new Event('beforeprint'));
    expect(sheet()).toBeNull();
    vi.mocked(window.print).mockImplementation(() => {
      expect(sheet()).toHaveTextContent('Brick duplex near the park, 12 Elm St, Austin, TX 78701');
      expect(sheet()).toHaveTextContent('$480,000 (seller)');
      expect(sheet()).toHaveTextContent('$4,000 (yours)');
      expect(sheet()).toHaveTextContent('12 × ($4,000 + $0) = $48,000');
    });
    await user.click(press('Print'));
    expect(window.print).toHaveBeenCalledTimes(1);
    fireEvent(window, new Event('afterprint'));
    expect(sheet()).toBeNull();
  });

  it('takes the place of the page that is nothing but the analysis', async () => {
    resources('?deal=1_rental_p480000');
    await ready();
    fireEvent(window, new Event('beforeprint'));
    expect(sheet()).toHaveTextContent('$480,000 (yours)');
    fireEvent(window, new Event('afterprint'));
    expect(sheet()).toBeNull();
  });
});
