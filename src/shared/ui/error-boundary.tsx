import { Component, type ReactNode } from 'react';
import { CrashScreen } from './crash-screen';

interface State {
  failure: { error: unknown } | null;
}

/** Shows what happened instead of a white page when something below it fails to render. React logs the error itself. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override render() {
    const { failure } = this.state;
    return failure ? <CrashScreen error={failure.error} /> : this.props.children;
  }
}
