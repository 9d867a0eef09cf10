import { outboxSwitch, prepareEmailSettings } from '../../src/forms/email-settings';
import { formatChecklist, formatReminder, launchCheck } from './launch-check';
import { readLaunchSite } from './launch-site';

const check = async (): Promise<void> => {
  prepareEmailSettings(process.env, 'build');
  const afterBuild = process.argv.includes('--after-build');
  // Nobody puts a build with the outbox online.
  if (afterBuild && process.env[outboxSwitch]) return;

  const findings = await launchCheck(readLaunchSite(process.cwd(), process.env));
  if (!afterBuild) {
    console.log(formatChecklist(findings));
    process.exitCode = findings.length === 0 ? 0 : 1;
    return;
  }
  const reminder = formatReminder(findings);
  if (reminder) console.log(reminder);
};

void check();
