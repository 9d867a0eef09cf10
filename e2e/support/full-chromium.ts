import { chromium, type Browser, type LaunchOptions } from '@playwright/test';
import { findFullChromium } from '../../scripts/testing/find-chromium';
import { skipFor } from './test';

/** Starts a Chromium that works as visitors' do: the shell has no back/forward cache, and loads pictures from further below. */
export const launchFullChromium = (options: LaunchOptions | undefined): Promise<Browser> => {
  const executablePath = findFullChromium();
  skipFor(executablePath ? undefined : 'There is no Chromium but the one without a window.');
  return chromium.launch({ ...options, executablePath });
};
