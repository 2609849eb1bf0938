import { Component, type ReactNode } from 'react';
import { CrashScreen } from './crash-screen';

interface Props {
  /** Set inside a layout that already has a `main`. */
  insideMain?: boolean;
  /** Replaces the crash screen, for a part of a page. */
  fallback?: ReactNode;
  /** Tries again once this has changed. */
  resetKey?: string;
  children: ReactNode;
}

interface State {
  failure: { error: unknown } | null;
  resetKey: string | undefined;
}

/** Shows a crash screen if a descendant fails to render. React logs the error itself. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { failure: null, resetKey };
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    if (this.props.fallback !== undefined) return this.props.fallback;
    const screen = <CrashScreen error={failure.error} />;
    return this.props.insideMain ? screen : <main>{screen}</main>;
  }
}
