/** Lets a test decide when the page is painted first. Returns what reports that to the observers. */
export const watchFirstPaint = (): (() => void) => {
  let reportPaint = () => {};

  class PaintObserver {
    disconnect = () => {};

    constructor(private readonly report: () => void) {}

    observe({ type }: PerformanceObserverInit) {
      if (type === 'paint') reportPaint = this.report;
    }
  }
  Object.assign(window, { PerformanceObserver: PaintObserver });

  return () => reportPaint();
};
