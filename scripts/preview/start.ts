import { spawnSync } from 'node:child_process';
import { outboxSwitch } from '../../src/forms/email-settings';
import { listenLocally, readPort } from './port';

// A build for this machine: its forms send to the outbox of the server below, so no account is needed.
const env = { ...process.env, [outboxSwitch]: 'true' };

const start = async (): Promise<void> => {
  // Whether the port is free shows before the build, which takes a minute.
  const { close } = await listenLocally(() => undefined, readPort(), 'npm start');
  close();
  const failed = ['build', 'serve'].find(
    (step) => spawnSync('npm', ['run', step], { stdio: 'inherit', env }).status !== 0,
  );
  if (failed) process.exitCode = 1;
};

void start();
