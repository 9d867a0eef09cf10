/** Starts the develop server on a copy of the project. */
import { spawn } from 'node:child_process';
import { copyProject } from '../support/copy-project';
import { port, site } from './site';

copyProject(site);
spawn(process.execPath, ['node_modules/gatsby/cli.js', 'develop', '--port', port], {
  cwd: site,
  stdio: 'inherit',
});
