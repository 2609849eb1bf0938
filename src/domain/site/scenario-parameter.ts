/** The query parameter with the reader's figures, on every page with a deal analysis. */
export const scenarioParameter = 'deal';
