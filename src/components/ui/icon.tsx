import {
  BrainCircuit,
  Cable,
  CodeXml,
  Compass,
  Cpu,
  FileSearch,
  Gauge,
  Layers,
  Megaphone,
  PenLine,
  Sailboat,
  Telescope,
  Workflow,
  Zap,
  type LucideIcon,
} from 'lucide-react';
import type { iconNames } from '../../gatsby/content/schemas/common';

/** Every icon that a record may name. The type fails when the content rules know one that is not drawn here. */
const icons: Record<(typeof iconNames)[number], LucideIcon> = {
  'brain-circuit': BrainCircuit,
  cable: Cable,
  'code-xml': CodeXml,
  compass: Compass,
  cpu: Cpu,
  'file-search': FileSearch,
  gauge: Gauge,
  layers: Layers,
  megaphone: Megaphone,
  'pen-line': PenLine,
  sailboat: Sailboat,
  telescope: Telescope,
  workflow: Workflow,
  zap: Zap,
};

const isIconName = (name: string): name is keyof typeof icons => name in icons;

interface IconProps {
  /** Name from a record of `content/`. */
  name: string;
  /** Edge in pixels. */
  size?: number;
  className?: string;
}

/** The decorative icon that a record names. */
export const Icon = ({ name, size = 24, className }: IconProps) => {
  if (!isIconName(name)) return null;
  const Drawing = icons[name];
  return <Drawing aria-hidden size={size} strokeWidth={1.5} className={className} />;
};
