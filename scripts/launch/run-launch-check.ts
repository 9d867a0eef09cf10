import { prepareEmailSettings } from '../../src/gatsby/email-settings';
import { formatChecklist, launchCheck } from './launch-check';
import { readLaunchSite } from './launch-site';

const check = async (): Promise<void> => {
  prepareEmailSettings(process.env, 'build');
  const findings = await launchCheck(readLaunchSite(process.cwd(), process.env));
  console.log(formatChecklist(findings));
  process.exitCode = findings.length === 0 ? 0 : 1;
};

void check();
