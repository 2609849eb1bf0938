import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import ResourcesScreen from '@/routes/app/resources-screen';
import PropertyScreen from '@/routes/marketing/property-screen';
import { paths } from '@/domain/site/paths';
import { toast } from '@/kit/ui/toast';
import { listing, listingId, rpc } from '../msw/listings';
import { member } from '../msw/members';
import { rows } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';

describe('the analysis', () => {
  /** A rental whose seller states everything: NOI $33,600 at $480,000. */
  const stated: Parameters<typeof listing>[0] = {
    price: 480_000,
    condition: 'Turn-Key',
    monthly_rent: 4_000,
    vacancy_pct: 5,
    annual_expenses: { property_taxes: 12_000, insurance: 0, maintenance: 0, management: 0, reserves: 0 },
    noi: 33_600,
  };

  const resources = (query = '') =>
    renderScreen(<ResourcesScreen />, { at: `${paths.resources}${query}`, path: paths.resources, user: someMember });
  const address = () => screen.getByTestId('address').textContent ?? '';
  const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}$`));
  const enter = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
  const ready = () => screen.findByRole('tab', { name: 'Rental' });
  /**
   * The row of a result, which opens to its formula; not the headline's. By text: finding roles in a page of this size
   * takes jsdom long.
   */
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
    return renderScreen(<PropertyScreen />, {
      at: `${paths.property(listingId)}${query}`,
      path: paths.property(':id'),
    });
  }

  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  beforeEach(() => {
    server.use(rows('resources', []), rows('users', [member()]));
    vi.stubGlobal('print', vi.fn());
  });

  describe('listing analysis', () => {
    it('shows what the buyer keeps, and loads the rest on request', async () => {
      const { user } = openListing({ ...stated, jv_share_pct: 50 });
      const numbers = within(await screen.findByRole('region', { name: 'Key numbers' }));
      expect(numbers.getAllByRole('definition').map((value) => value.textContent)).toEqual([
        '$202/mo',
        '1.81%',
        '1.17',
      ]);
      expect(
        numbers.getByText(/^As a rental: 25% down .* after the seller’s 50% share of the profit\.$/),
      ).toBeVisible();
      expect(screen.queryByText('Cap rate')).not.toBeInTheDocument();
      await user.click(numbers.getByRole('link', { name: 'Run the numbers' }));
      expect(await ready()).toHaveAttribute('aria-selected', 'true');
      const section = within(screen.getByRole('region', { name: 'Deal analysis' }));
      expect(section.getAllByText('Cap rate')).not.toHaveLength(0);
      expect(address()).toBe(paths.property(listingId));
    });

    it('starts with the seller’s loan if that’s what is offered, and keeps changes in the link', async () => {
      const { user } = openListing({ ...stated, financing: 'Subject To' });
      const numbers = within(await screen.findByRole('region', { name: 'Key numbers' }));
      expect(numbers.getByText(/25% down, the existing loan at 4% over 300 months \(assumed\)/)).toBeVisible();
      await user.click(numbers.getByRole('link', { name: 'Run the numbers' }));
      await ready();
      expect(field('Loan taken over')).toHaveValue('360,000');
      expect(result('Bank loan')).toHaveTextContent('$0');
      enter('Loan taken over', '400000');
      enter('Arrears', '9000');
      expect(result('Loan taken over, monthly payment')).toHaveTextContent('$2,111.35/mo');
      // $480,000 − $400,000 + 3% + $9,000.
      expect(result('Cash invested')).toHaveTextContent('$103,400');
      await waitFor(() => expect(address()).toContain('_el400000_ea9000'));
    });

    it('folds creative financing away if it isn’t used', async () => {
      openListing(stated, '?deal=1_rental');
      await ready();
      const heading = screen.getByText('Creative financing');
      expect(heading.closest('[aria-expanded]')).toHaveAttribute('aria-expanded', 'false');
      expect(heading.closest('section')).toHaveTextContent('None');
      expect(result('Monthly payment')).toHaveTextContent('$2,395.09/mo');
    });

    it('marks a loss, and names what isn’t stated', async () => {
      const { unmount } = openListing({ ...stated, monthly_rent: 1300 });
      const numbers = () => screen.findByRole('region', { name: 'Key numbers' });
      expect(within(await numbers()).getAllByText(/^Negative/)).toHaveLength(2);
      unmount();
      openListing({ ...stated, title: 'A flip', arv: null });
      expect(await numbers()).toHaveTextContent('After-repair valueNot stated');
    });
  });

  describe('the first figures', () => {
    it('says which amount is missing once Analyze is pressed, and not before', async () => {
      const { user } = resources('#deal-analysis');
      const analyze = await screen.findByRole('button', { name: 'Analyze' });
      expect(screen.queryByText('Not known')).not.toBeInTheDocument();
      enter('Purchase price', '480000');
      await user.click(analyze);
      expect(screen.getAllByText('Enter an amount')).toHaveLength(1);
      expect(field('Rent')).toHaveFocus();
      enter('Rent', '4000');
      expect(screen.queryByText('Enter an amount')).not.toBeInTheDocument();
      await user.click(analyze);
      expect(analyze).toHaveTextContent('Analyzing...');
    });
  });

  describe('figure fields', () => {
    it('updates results while typing and the URL without a history entry', async () => {
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
        { at: `${paths.resources}?keep=1&deal=1_rental`, path: paths.resources, user: someMember },
      );
      await ready();
      enter('Purchase price', '480000');
      enter('Rent', '4000');
      expect(result('Potential gross income')).toHaveTextContent('$48,000/yr');
      await waitFor(() => expect(address()).toBe(`${paths.resources}?keep=1&deal=1_rental_p480000_r4000`));
      fireEvent.click(screen.getByText('Back'));
      expect(address()).toContain('p480000');
    });

    it('rejects values out of bounds with an error and leaves them for correction', async () => {
      const { user } = resources('?deal=1_rental_p480000_r4000');
      await ready();
      enter('Vacancy and credit loss', '120');
      expect(field('Vacancy and credit loss')).toBeInvalid();
      expect(screen.getByText('Must be 100% or less.')).toBeInTheDocument();
      expect(field('Vacancy and credit loss')).toHaveValue('120');
      const unresolved = 'We can’t calculate this deal until you fix the vacancy and credit loss.';
      expect(screen.getByText(unresolved)).toBeInTheDocument();
      expect(screen.queryByText('Analyze')).not.toBeInTheDocument();
      expect(press('Copy link')).toBeDisabled();
      await user.clear(field('Vacancy and credit loss'));
      expect(field('Vacancy and credit loss')).toBeValid();
      expect(screen.queryByText(unresolved)).not.toBeInTheDocument();
      await user.tab();
      expect(field('Vacancy and credit loss')).toHaveValue('5');
    });

    it('resets figures and undoes that', async () => {
      const toastSpy = vi.spyOn(toast, 'success');
      const { user } = resources('?deal=1_rental_p480000_r4000');
      await ready();
      await user.click(press('Reset'));
      expect(field('Purchase price')).toHaveValue('');
      await waitFor(() => expect(address()).toBe(paths.resources));
      expect(press('Reset')).toBeDisabled();
      act(() => toastSpy.mock.calls[0]?.[1]?.action?.onClick());
      expect(field('Purchase price')).toHaveValue('480,000');
    });
  });

  describe('results', () => {
    it('shows the results of the selected strategy', async () => {
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
  });

  describe('verdict', () => {
    it('appears after the specified delay and disappears on any change', async () => {
      resources('?deal=1_rental_p480000_r4000');
      await ready();
      vi.useFakeTimers();
      fireEvent.click(press('Analyze'));
      expect(press('Analyzing...')).toHaveAttribute('aria-busy', 'true');
      act(() => void vi.advanceTimersByTime(1900));
      expect(press('Analyzing...')).toBeInTheDocument();
      act(() => void vi.advanceTimersByTime(200));
      expect(screen.getByText('Calculated from the figures shown. Not investment advice.')).toBeInTheDocument();
      enter('Rent', '4100');
      expect(screen.queryByText('Calculated from the figures shown. Not investment advice.')).not.toBeInTheDocument();
      expect(press('Analyze')).toBeInTheDocument();
    });

    it('cancels the verdict when a figure changes or the reader leaves', async () => {
      const { unmount } = resources('?deal=1_rental_p480000_r4000');
      await ready();
      vi.useFakeTimers();
      fireEvent.click(press('Analyze'));
      enter('Rent', '4100');
      act(() => void vi.advanceTimersByTime(5000));
      expect(press('Analyze')).toBeInTheDocument();
      expect(screen.queryByText(/Arithmetic on the figures/)).not.toBeInTheDocument();
      // The same figures as before the request are idle again and have to be requested again.
      enter('Rent', '4000');
      expect(press('Analyze')).toBeInTheDocument();
      fireEvent.click(press('Analyze'));
      unmount();
      act(() => void vi.advanceTimersByTime(5000));
    });
  });

  describe('print sheet', () => {
    const sheet = () => document.querySelector('.print-sheet');

    it('prints figures with origins and results with formulas', async () => {
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
  });
});

describe('the chart', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('loads the chart of an initially empty deal when it scrolls near', async () => {
    server.use(rows('resources', []), rows('users', [member()]));
    const observe = vi.fn<IntersectionObserver['observe']>();
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe = observe;
        unobserve = vi.fn<() => void>();
        disconnect = vi.fn<() => void>();
      },
    );
    renderScreen(<ResourcesScreen />, {
      at: `${paths.resources}?deal=1_wholesale`,
      path: paths.resources,
      user: someMember,
    });
    await screen.findByLabelText('Purchase price');
    expect(screen.queryByText('What affects the result?')).not.toBeInTheDocument();
    expect(observe).not.toHaveBeenCalled();
    for (const [name, value] of [
      ['Purchase price', '100000'],
      ['Repairs', '40000'],
      ['After-repair value (ARV)', '250000'],
    ] as const) {
      fireEvent.change(screen.getByLabelText(name), { target: { value } });
    }
    expect(await screen.findByText('What affects the result?')).toBeInTheDocument();
    expect(observe).toHaveBeenCalled();
  });
});
