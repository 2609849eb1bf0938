import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { FigureId, Scenario, Strategy } from '../model';
import { readScenario, writeScenario } from '../scenario';

/** How long nothing changes before the address follows. Browsers refuse an address that changes with every key. */
const pauseMs = 300;

/** What the reader makes of a deal, and how it is changed. */
export interface ScenarioState {
  scenario: Scenario;
  /** As the address bar has it, empty for one that nobody has touched: equal where two scenarios are. */
  query: string;
  /** Null takes the reader's own value back. */
  setFigure: (id: FigureId, value: number | null) => void;
  setStrategy: (strategy: Strategy) => void;
  setScenario: (scenario: Scenario) => void;
}

/**
 * The scenario in the address bar, so that reload, a second tab and a shared link show the same. What is changed counts at once; the
 * address follows, as the same step of the history, and keeps the parameters of others. `first` is the strategy where the address
 * names none.
 */
export function useScenario(first: Strategy): ScenarioState {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const [edited, setEdited] = useState<Scenario | null>(null);
  const addressed = readScenario(search, first);
  const here = useRef({ search, state: state as unknown });
  useLayoutEffect(() => {
    here.current = { search, state };
  }, [search, state]);

  const arrived =
    edited !== null && writeScenario(edited, undefined, first) === writeScenario(addressed, undefined, first);
  if (arrived) setEdited(null);
  useEffect(() => {
    if (!edited) return undefined;
    const timer = setTimeout(() => {
      const next = writeScenario(edited, new URLSearchParams(here.current.search), first);
      // Without the fragment: an address that names a place of the page leads there, away from the field that is typed in.
      void navigate({ search: next, hash: '' }, { replace: true, preventScrollReset: true, state: here.current.state });
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [edited, navigate, first]);

  const scenario = edited ?? addressed;
  return {
    scenario,
    query: writeScenario(scenario, undefined, first),
    setFigure: (id, value) =>
      setEdited((now) => {
        const { [id]: _, ...others } = (now ?? scenario).yours;
        return { ...(now ?? scenario), yours: value === null ? others : { ...others, [id]: value } };
      }),
    setStrategy: (strategy) => setEdited((now) => ({ ...(now ?? scenario), strategy })),
    setScenario: setEdited,
  };
}
