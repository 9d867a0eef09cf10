/** The option `backend` of Sveltia CMS: the repository that the editor saves to. */
export interface Backend {
  name: 'github' | 'gitlab' | 'gitea';
  repo: string;
  branch?: string;
  base_url?: string;
  api_root?: string;
  auth_methods: ['token'];
}

export const exampleRepository = 'https://github.com/owner/name#main';

const hostOf = (url: URL): Omit<Backend, 'repo' | 'auth_methods'> => {
  if (url.hostname === 'github.com') return { name: 'github' };
  if (url.hostname === 'gitlab.com') return { name: 'gitlab' };
  if (url.hostname.startsWith('gitlab.')) {
    return { name: 'gitlab', base_url: url.origin, api_root: `${url.origin}/api/v4` };
  }
  return { name: 'gitea', base_url: url.origin, api_root: `${url.origin}/api/v1` };
};

/**
 * Reads a repository such as `https://github.com/owner/name#main`; undefined if empty.
 * @throws With the name `setting` if it is invalid.
 */
export const readBackend = (value: string | undefined, setting: string): Backend | undefined => {
  const address = value?.trim();
  if (!address) return undefined;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const repo = url?.pathname.replace(/^\/+|\/+$|\.git\/*$/g, '') ?? '';
  if (url?.protocol !== 'https:' || !/^[^/]+(\/[^/]+)+$/.test(repo)) {
    throw new Error(
      `${setting} is "${address}"; it must be an address such as ${exampleRepository}.`,
    );
  }
  const branch = decodeURIComponent(url.hash.slice(1));
  return { ...hostOf(url), repo, ...(branch && { branch }), auth_methods: ['token'] };
};

/** Replaces a missing repository: Sveltia CMS edits local files only beside a git host. `name` is the folder that the user picks. */
export const localOnly = (name: string): Backend => ({
  name: 'gitea',
  repo: `local/${name}`,
  auth_methods: ['token'],
});

/** Origins of the public git hosts' APIs and status pages. */
const serviceOrigins: Record<string, string[]> = {
  github: ['https://api.github.com', 'https://www.githubstatus.com'],
  gitlab: ['https://gitlab.com', 'https://status-api.hostedstatus.com'],
};

/** The origins that the editor connects to. */
export const originsOf = ({ name, base_url: own }: Backend): string[] =>
  own ? [own] : (serviceOrigins[name] ?? []);
