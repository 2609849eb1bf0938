import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useChangeSearch } from '@/platform/navigation/use-change-search';
import { validNumber, type NumberEntry } from '@/kit/numbers/parse-number';
import { figureLimits } from '@/domain/analysis/figure-limits';
import { figureSpecs } from '@/domain/analysis/figures';
import type { FigureId, Scenario, Strategy } from '@/domain/analysis/model';
import { parseScenario, rejectedFigures, serializeScenario, type FigureEntries } from '@/domain/analysis/scenario';

/** Debounce of URL updates: browsers limit how often the URL may change. */
const debounceMs = 300;

/** The scenario and its setters. */
export interface ScenarioState {
  scenario: Scenario;
  /** The scenario as a query string, empty by default. Equal for equal scenarios. */
  query: string;
  /** Null removes the reader's value. An invalid entry does, too, and stays for correction. */
  setFigure: (id: FigureId, entry: NumberEntry) => void;
  /** The invalid entries. */
  rejected: FigureEntries;
  /** The strategy's figures with an invalid entry. Nothing can be computed until they're fixed. */
  unresolved: readonly FigureId[];
  setStrategy: (strategy: Strategy) => void;
  /** Also clears the invalid entries. */
  setScenario: (scenario: Scenario) => void;
}

/**
 * The scenario in the URL, so that a reload, a second tab, and a shared link show the same. Changes apply
 * immediately; the URL follows, replacing the history entry and keeping other parameters. `first` is the default
 * strategy.
 */
export function useScenario(first: Strategy): ScenarioState {
  const { search } = useLocation();
  const [edited, setEdited] = useState<Scenario | null>(null);
  const [rejected, setRejected] = useState(() => rejectedFigures(search));
  const fromUrl = parseScenario(search, first);
  const change = useChangeSearch();

  const isSaved =
    edited !== null && serializeScenario(edited, undefined, first) === serializeScenario(fromUrl, undefined, first);
  if (isSaved) setEdited(null);
  useEffect(() => {
    if (!edited) return undefined;
    const timer = setTimeout(
      () =>
        change(
          ({ search: now, state }) => ({
            search: serializeScenario(edited, new URLSearchParams(now), first),
            // A fragment would scroll away from the field being edited.
            hash: '',
            state,
          }),
          { replace: true },
        ),
      debounceMs,
    );
    return () => clearTimeout(timer);
  }, [edited, change, first]);

  const scenario = edited ?? fromUrl;
  return {
    scenario,
    query: serializeScenario(scenario, undefined, first),
    rejected,
    unresolved: figureSpecs
      .filter(({ id, strategies }) => rejected[id] !== undefined && strategies.includes(scenario.strategy))
      .map(({ id }) => id),
    setFigure: (id, entry) => {
      const value = validNumber(entry, figureLimits(id));
      setRejected((now) => {
        const { [id]: _, ...others } = now;
        return value === null && entry !== null ? { ...others, [id]: entry } : others;
      });
      setEdited((now) => {
        const { [id]: _, ...others } = (now ?? scenario).yours;
        return { ...(now ?? scenario), yours: value === null ? others : { ...others, [id]: value } };
      });
    },
    setStrategy: (strategy) => setEdited((now) => ({ ...(now ?? scenario), strategy })),
    setScenario: (next) => {
      setRejected({});
      setEdited(next);
    },
  };
}
