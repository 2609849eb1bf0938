import { Component, type ReactNode } from 'react';
import { CrashScreen } from './crash-screen';

interface Props {
  /** The page's `main` stands around it already. */
  inShell?: boolean;
  /** Shown instead of the screen for crashes, where only a part of a page is at stake. */
  fallback?: ReactNode;
  children: ReactNode;
}

interface State {
  failure: { error: unknown } | null;
}

/** Shows what happened instead of a white page when something below it fails to render. React logs the error itself. */
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
    return this.props.inShell ? screen : <main>{screen}</main>;
  }
}
