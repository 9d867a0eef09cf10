const perfect = ['error', { minScore: 1 }];

/** Lighthouse CI on a build with the outbox, as a phone on a slow line: `npm run bench`. */
module.exports = {
  ci: {
    collect: {
      startServerCommand: 'npm run serve',
      startServerReadyPattern: 'The site is at',
      url: ['http://localhost:9000/en', 'http://localhost:9000/en/pricing'],
      numberOfRuns: 3,
      settings: { chromeFlags: '--no-sandbox' },
    },
    assert: {
      assertions: {
        'categories:performance': ['error', { minScore: 0.95 }],
        'categories:accessibility': perfect,
        'categories:best-practices': perfect,
        'categories:seo': perfect,
      },
    },
    upload: { target: 'filesystem', outputDir: 'test-results/lighthouse' },
  },
};
