import { Component, type ReactNode } from 'react';

interface FenceProps {
  readonly onError: (error: unknown) => void;
  /** Stands there until the one who was told puts something else in its place. */
  readonly instead: ReactNode;
  readonly children: ReactNode;
}

/** A board that cannot draw its view takes down what is inside the fence, not the app. */
export class Fence extends Component<FenceProps, { readonly fallen: boolean }> {
  override state = { fallen: false };

  static getDerivedStateFromError() {
    return { fallen: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.fallen ? this.props.instead : this.props.children;
  }
}
