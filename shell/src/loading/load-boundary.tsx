import { createLogger, onReturn } from '@touchline/app-core';
import { Component, type ReactNode } from 'react';
import { LoadFailed } from './load-states.tsx';
import { HangingError } from '../transport/time-limit.ts';

interface LoadBoundaryProps {
  /** Clears the failed load, so that the next attempt starts over. */
  forget: () => void;
  children: ReactNode;
}

interface LoadBoundaryState {
  error: unknown;
  retried: boolean;
}

const log = createLogger('shell');

/** Shows a panel with Retry in the place of lazily loaded content that fails; the rest of the page keeps working. */
export class LoadBoundary extends Component<LoadBoundaryProps, LoadBoundaryState> {
  override state: LoadBoundaryState = { error: null, retried: false };

  static getDerivedStateFromError(error: unknown): Partial<LoadBoundaryState> {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    log.error('A part of the page failed', error);
  }

  private stopWaiting = () => {};

  override componentDidMount(): void {
    this.stopWaiting = onReturn(this.heal);
  }

  override componentWillUnmount(): void {
    this.stopWaiting();
  }

  /** Loads again by itself when the network returns. */
  private readonly heal = () => {
    if (!this.state.error) return;
    this.props.forget();
    this.setState({ error: null });
  };

  private readonly retry = () => {
    // A load that hangs or fails twice may belong to a build that has been replaced; only a reload gets the new one.
    if (this.state.retried || this.state.error instanceof HangingError) window.location.reload();
    this.props.forget();
    this.setState({ error: null, retried: true });
  };

  override render() {
    if (this.state.error) return <LoadFailed onRetry={this.retry} />;
    return this.props.children;
  }
}
