import { prepareEmailSettings } from '../src/gatsby/email-settings';
import { formatChecklist, launchCheck } from './launch/launch-check';
import { readLaunchSite } from './launch/launch-site';

prepareEmailSettings(process.env, 'build');
const findings = launchCheck(readLaunchSite(process.cwd(), process.env));
console.log(formatChecklist(findings));
process.exitCode = findings.length === 0 ? 0 : 1;
