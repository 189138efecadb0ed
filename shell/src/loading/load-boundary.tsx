import { createLogger } from '@touchline/app-core';
import { Component, type ReactNode } from 'react';
import { NotAvailable } from './load-faces.tsx';
import { HangingError } from './time-limit.ts';

interface LoadBoundaryProps {
  /** Forgets what failed, so that the next try starts anew. */
  forget: () => void;
  children: ReactNode;
}

interface LoadBoundaryState {
  error: unknown;
  retried: boolean;
}

const log = createLogger('shell');

/** Around whatever loads on demand: what fails shows a panel with Retry in its place, and the rest of the page goes on. */
export class LoadBoundary extends Component<LoadBoundaryProps, LoadBoundaryState> {
  override state: LoadBoundaryState = { error: null, retried: false };

  static getDerivedStateFromError(error: unknown): Partial<LoadBoundaryState> {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    log.error('A part of the page failed', error);
  }

  private readonly retry = () => {
    // What hangs, or failed twice, may belong to a build that is gone: only a new page gets the new one.
    if (this.state.retried || this.state.error instanceof HangingError) window.location.reload();
    this.props.forget();
    this.setState({ error: null, retried: true });
  };

  override render() {
    if (this.state.error) return <NotAvailable onRetry={this.retry} />;
    return this.props.children;
  }
}
