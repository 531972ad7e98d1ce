import { MOST_ENGINE_OPTIONS } from '../../contract/engines/engineLimits';
import type { EngineAbout } from '../../contract/engines/enginesApi';
import type { SiuAnswer, SiuOption } from '../../core/notation/siu/siuAnswer';
import { shortened } from '../../core/quoted';

/** What an engine has said about itself, with bounds. */
export class EngineFacts {
  private name = '';
  private author = '';
  private readonly capabilities = new Set<string>();
  private readonly options = new Map<string, SiuOption>();

  /** Returns whether the answer was about the engine itself. */
  take(answer: SiuAnswer): boolean {
    switch (answer.kind) {
      case 'name':
      case 'author':
        this[answer.kind] = shortened(answer.text);
        return true;
      case 'capability':
        for (const name of answer.names.slice(0, MOST_CAPABILITIES)) this.capabilities.add(shortened(name));
        return true;
      case 'option': {
        const { option } = answer;
        const values = option.values.slice(0, MOST_ENGINE_OPTIONS);
        if (this.options.size < MOST_ENGINE_OPTIONS) this.options.set(option.name, { ...option, values });
        return true;
      }
      default:
        return false;
    }
  }

  can(capability: string): boolean {
    return this.capabilities.has(capability);
  }

  /** @param usualName for an engine that does not say its name */
  about(usualName: string): EngineAbout {
    return {
      name: this.name === '' ? usualName : this.name,
      author: this.author,
      capabilities: [...this.capabilities].slice(0, MOST_CAPABILITIES),
      options: [...this.options.values()],
    };
  }
}

const MOST_CAPABILITIES = 32;
