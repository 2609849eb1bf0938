import { Component, type ReactNode } from 'react';
import { CrashScreen } from './crash-screen';

interface Props {
  /** Set inside a layout that already has a `main`. */
  insideMain?: boolean;
  /** Replaces the crash screen, for a part of a page. */
  fallback?: ReactNode;
  children: ReactNode;
}

interface State {
  failure: { error: unknown } | null;
}

/** Shows a crash screen if a descendant fails to render. React logs the error itself. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    if (this.props.fallback !== undefined) return this.props.fallback;
    const screen = <CrashScreen error={failure.error} />;
    return this.props.insideMain ? screen : <main>{screen}</main>;
  }
}
